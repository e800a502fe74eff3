import type { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { duplexPair } from "node:stream";
import { connect, createSecureContext, TLSSocket } from "node:tls";

/**
 * The certificate that a P12 file is for. OpenSSL opens it, and a TLS handshake with oneself hands it out, as Node.js
 * does in no other way: the parser that sealing needs would take some 9 MB in every process for it.
 *
 * @throws Error when the password is wrong, or OpenSSL cannot open it, such as one of the time of RC2
 */
export async function readCertificate(p12: Buffer, password: string): Promise<X509Certificate> {
	const secureContext = createSecureContext({ pfx: p12, passphrase: password });
	const [near, far] = duplexPair();
	const server = new TLSSocket(far, { isServer: true, secureContext });
	// What is wrong is said at the other end.
	server.on("error", () => undefined);
	const client = connect({ socket: near, rejectUnauthorized: false });
	try {
		await once(client, "secureConnect");
		const certificate = client.getPeerX509Certificate();
		if (!certificate) throw new Error("There is no certificate in it.");
		return certificate;
	} finally {
		client.destroy();
		server.destroy();
	}
}
