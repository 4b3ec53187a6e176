# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speaks the language server protocol to the program in the arguments and prints what it answers."""
import json
import subprocess
import sys

GOOD = """func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
BAD = """func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.transpose %a, dims = [1] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
SHARDED = """func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"w"}]>}) { return }
"""

server = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def send(method, parameters, number=None):
    message = {"jsonrpc": "2.0", "method": method, "params": parameters}
    if number is not None:
        message["id"] = number
    text = json.dumps(message).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)
    server.stdin.flush()


def receive(wanted):
    """The next message that is an answer to, or of, what is wanted."""
    while True:
        length = 0
        while line := server.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(server.stdout.read(length))
        if message.get("id") == wanted or message.get("method") == wanted:
            return message


def open_file(name, text):
    document = {"uri": f"test:///{name}", "languageId": "mlir", "version": 1, "text": text}
    send("textDocument/didOpen", {"textDocument": document})
    return receive("textDocument/publishDiagnostics")["params"]["diagnostics"]


send("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, 1)
print("serverInfo:", receive(1)["result"]["serverInfo"]["name"])
send("initialized", {})
print("diagnostics" if open_file("good.mlir", GOOD) else "no diagnostics", "in good.mlir")
good = {"uri": "test:///good.mlir"}
send("textDocument/hover", {"textDocument": good, "position": {"line": 1, "character": 10}}, 2)
print("hover:", " ".join(str(receive(2)["result"]["contents"]["value"]).split()))
send("textDocument/definition", {"textDocument": good, "position": {"line": 2, "character": 10}}, 3)
print("definition: line", receive(3)["result"][0]["range"]["start"]["line"])
for name, text in (("bad.mlir", BAD), ("sharded.mlir", SHARDED)):
    for diagnostic in open_file(name, text):
        print(f"diagnostic: line {diagnostic['range']['start']['line']}: {diagnostic['message']}")
send("shutdown", None, 4)
receive(4)
send("exit", None)
print("exit code", server.wait(10))
