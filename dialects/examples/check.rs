fn main() {
    let registry = melior::dialect::DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    shale_dialects::register(&registry);
    std::process::exit(shale_bridge::tool::opt_main(std::env::args_os().collect::<Vec<_>>(), &registry));
}
