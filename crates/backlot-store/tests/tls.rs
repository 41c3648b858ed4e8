//! Postgres behind TLS.

use std::fs;

use crate::postgres::Postgres;
use backlot_store::{Append, Store, TableSummary};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

/// Lets the server take connections with TLS only; returns the certificate of its authority.
fn encrypt(server: &Postgres) -> String {
    let mut authority = CertificateParams::new([]).unwrap();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let root = authority.self_signed(&key).unwrap().pem();
    let issuer = Issuer::new(authority, key);
    let key = KeyPair::generate().unwrap();
    let own = CertificateParams::new(["127.0.0.1".to_owned()]).unwrap();
    let own = own.signed_by(&key, &issuer).unwrap();
    let data = server.data();
    for (name, text) in [("server.crt", own.pem()), ("server.key", key.serialize_pem())] {
        fs::write(data.join(name), text).unwrap();
        Postgres::hand_over(&data.join(name));
    }
    let settings = fs::read_to_string(data.join("postgresql.conf")).unwrap();
    fs::write(data.join("postgresql.conf"), settings + "\nssl = on\n").unwrap();
    fs::write(data.join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").unwrap();
    server.stop();
    server.run();
    root
}

#[tokio::test]
async fn postgres_is_reached_through_tls_and_its_certificate_is_checked() {
    if Postgres::shared().is_none() {
        return;
    }
    let server = Postgres::start();
    let root = encrypt(&server);
    let database = server.database();
    let folder = tempfile::tempdir().unwrap();
    let open = async |options: &str| {
        let address = format!("{database}?{options}").parse().unwrap();
        Store::open(&address, "a").await.map_err(|error| error.to_string())
    };
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let right = file("right.pem", &root);
    for options in
        ["sslmode=require".to_owned(), format!("sslmode=verify-full&sslrootcert={right}")]
    {
        let store = open(&options).await.unwrap();
        let append = Append {
            table: options.as_str().into(),
            bodies: vec!["x".into()],
            door: Some(TableSummary::default()),
            ..Append::default()
        };
        store.append(append).await.unwrap();
        assert!(store.news().await.is_ok(), "nodes hear of each other through TLS as well");
        store.close().await;
    }
    assert!(open("sslmode=disable").await.is_err(), "the server takes nothing else");
    let other = CertificateParams::new([]).unwrap().self_signed(&KeyPair::generate().unwrap());
    let wrong = file("wrong.pem", &other.unwrap().pem());
    let refused = open(&format!("sslmode=verify-full&sslrootcert={wrong}")).await.err().unwrap();
    assert!(refused.contains("certificate"), "{refused}");
}
