// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs programs that Shale compiled, from C and C++. Link with -lshale_rt; neither MLIR nor LLVM is needed.
//
//   shale_program *program;
//   shale_error *error = shale_program_open("model.shale", NULL, &program);
//   ...
//   error = shale_program_run(program, inputs, outputs, NULL);
//
// Every function that can fail returns NULL for success, else an error that the caller frees. Pointers may be NULL only where
// that is said. Functions may be called from any thread, those that free an object only when nobody uses it.
#ifndef SHALE_H
#define SHALE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Functions, structures and values of one version never change; later versions add to the end of structures that begin with
// their size.
#define SHALE_ABI_VERSION 3

// The version that the library has.
uint32_t shale_abi_version(void);

typedef struct shale_program shale_program;
typedef struct shale_error shale_error;
typedef struct shale_cancellation shale_cancellation;

typedef enum shale_error_code {
  SHALE_INVALID_ARGUMENT = 1,    // what the caller gave does not fit
  SHALE_INVALID_ARTIFACT = 2,    // a file that cannot be read, is no artifact, or is damaged
  SHALE_WRONG_TARGET = 3,        // compiled for another machine
  SHALE_UNKNOWN_CUSTOM_CALL = 4, // the program calls what nobody registered
  SHALE_OUT_OF_MEMORY = 5,
  SHALE_CANCELLED = 6,
  SHALE_FAILED = 7,              // the program failed: an assertion, a custom call
  SHALE_INTERNAL = 8
} shale_error_code;

shale_error_code shale_error_get_code(const shale_error *error);
// One line, as long as the error lives.
const char *shale_error_message(const shale_error *error);
void shale_error_free(shale_error *error); // NULL is allowed

typedef struct shale_options {
  size_t size;           // sizeof(shale_options)
  uint32_t threads;      // threads of one run, the calling one among them; 0: one per core
  uint32_t check_memory; // not 0: a slow mode that finds accesses outside of buffers and elements not written
  const shale_cancellation *cancellation; // version 2: stops the initializer; may be NULL
} shale_options;

// Loads an artifact and runs its initializer. `options` may be NULL. The bytes may be freed afterwards.
shale_error *shale_program_load(const void *bytes, size_t size, const shale_options *options, shale_program **program);
// The file must not be changed in place while the program lives: its constants are used where they lie.
shale_error *shale_program_open(const char *path, const shale_options *options, shale_program **program);
void shale_program_free(shale_program *program); // NULL is allowed

// Version 3: a size that is known only when the program runs.
#define SHALE_DYNAMIC ((size_t)-1)

typedef struct shale_tensor_type {
  size_t struct_size;     // sizeof(shale_tensor_type), written by the caller
  const char *element;    // MLIR's name: "f32", "i8", "bf16", "complex<f32>"; i1 and types below 8 bits are a byte each
  size_t element_size;    // bytes
  size_t rank;
  const size_t *shape;    // rank sizes, row-major; lives as long as the program. SHALE_DYNAMIC: known only when it runs
  size_t size;            // bytes; SHALE_DYNAMIC if a size is
  const char *name;       // NULL if it has none
} shale_tensor_type;

size_t shale_program_input_count(const shale_program *program);
size_t shale_program_output_count(const shale_program *program);
shale_error *shale_program_input_type(const shale_program *program, size_t index, shale_tensor_type *type);
shale_error *shale_program_output_type(const shale_program *program, size_t index, shale_tensor_type *type);
// The output whose memory may be that of input `index` (donation), or SIZE_MAX.
size_t shale_program_aliased_output(const shale_program *program, size_t index);

// Runs the program on the caller's memory: a pointer per input and per output, of the size of its type and aligned to its
// element (8 bytes at most). Memory does not overlap, except an input's and that of its aliased output. `cancellation` may be
// NULL. After an error the outputs are unspecified.
shale_error *shale_program_run(shale_program *program, const void *const *inputs, void *const *outputs,
                               const shale_cancellation *cancellation);

// Stops runs from another thread or a signal handler: those that were given it, now and later.
shale_cancellation *shale_cancellation_create(void);
void shale_cancellation_cancel(const shale_cancellation *cancellation);
void shale_cancellation_free(shale_cancellation *cancellation); // NULL is allowed

// Version 3. What a run has allocated: outputs of dynamic size.
typedef struct shale_results shale_results;

// As shale_program_run, for programs whose types have dynamic sizes (and any other): `shapes` has for each input as many sizes as its
// rank. Pointers of `outputs` whose type is dynamic are not used; these outputs are in `results`, which the caller frees.
shale_error *shale_program_run_sized(shale_program *program, const void *const *inputs, const size_t *const *shapes,
                                     void *const *outputs, const shale_cancellation *cancellation,
                                     shale_results **results);
// The sizes and the elements of an output of dynamic size; they live as long as the results.
shale_error *shale_results_get(const shale_results *results, size_t output, const size_t **shape, const void **data);
void shale_results_free(shale_results *results); // NULL is allowed

// An operand or result of a custom call.
typedef struct shale_buffer {
  const char *element;
  size_t rank;
  const size_t *shape;
  size_t size; // bytes
  void *data;  // read only for operands
} shale_buffer;

typedef struct shale_call {
  size_t size; // sizeof(shale_call) of the library
  const char *target;
  const char *configuration; // backend_config as text
  size_t input_count;
  const shale_buffer *inputs;
  size_t output_count;
  const shale_buffer *outputs; // every element must be written
} shale_call;

// Returns NULL, or why the call failed: a text that the library copies before the function is called again on this thread.
typedef const char *(*shale_custom_call)(const shale_call *call, void *user_data);

// Makes `function` what custom calls of `target` do in programs that are loaded from now on. It may be called from several
// threads at the same time and must not unwind. A target can be registered once.
shale_error *shale_register_custom_call(const char *target, shale_custom_call function, void *user_data);

#ifdef __cplusplus
}
#endif

#endif // SHALE_H
