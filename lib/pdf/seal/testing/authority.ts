import { execFile, execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";

const run = promisify(execFile);
export const P12_PASSWORD = "correct horse";

/** A root CA, an intermediate one, signers, a TSA and revocation lists, all made by openssl and served locally. */
export type Authority = {
	dir: string;
	rootPem: string;
	/** Answers RFC 3161 requests. */
	tsaUrl: string;
	url: string;
	/** PKCS#12 files by name of the signer. */
	p12: (name: SignerName) => Uint8Array;
	/** Makes the server hang up on whoever asks next over a connection that stands. */
	breakConnections: () => void;
	close: () => Promise<void>;
};

export type SignerName = keyof typeof SIGNERS;

const EC_P256 = ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"];

const SIGNERS = {
	rsa2048: { key: ["rsa:2048"], section: "signer" },
	rsa4096: { key: ["rsa:4096"], section: "signer" },
	ecP256: { key: EC_P256, section: "signer" },
	ecP384: { key: ["ec", "-pkeyopt", "ec_paramgen_curve:P-384"], section: "signer" },
	/** Names a revocation list that is not there. */
	unlisted: { key: EC_P256, section: "unlistedSigner" },
	/** Is answered for by OCSP. */
	online: { key: EC_P256, section: "onlineSigner" },
	/** Stands in the revocation list. */
	revoked: { key: EC_P256, section: "signer" },
} as const;

function openssl(dir: string, args: readonly string[]): void {
	execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
}

const COMMANDS = `[ca_root]
database=root.db
default_md=sha256
default_crl_days=30
[ca_intermediate]
database=intermediate.db
default_md=sha256
default_crl_days=30
[tsa]
serial=tsa.serial
crypto_device=builtin
signer_cert=tsa.pem
signer_key=tsa.key
certs=root.pem
default_policy=1.2.3.4.1
digests=sha256
signer_digest=sha256
ess_cert_id_alg=sha256
`;

function writeConfig(dir: string, url: string): void {
	writeFileSync(
		join(dir, "openssl.cnf"),
		`${COMMANDS}[req]
distinguished_name=dn
prompt=no
[dn]
CN=unused
[root]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
[intermediate]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
crlDistributionPoints=URI:${url}/root.crl
authorityInfoAccess=caIssuers;URI:${url}/root.der
[signer]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
extendedKeyUsage=emailProtection
crlDistributionPoints=URI:${url}/intermediate.crl
authorityInfoAccess=caIssuers;URI:${url}/intermediate.der
[unlistedSigner]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
extendedKeyUsage=emailProtection
crlDistributionPoints=URI:${url}/gone.crl
[onlineSigner]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
extendedKeyUsage=emailProtection
authorityInfoAccess=OCSP;URI:${url}/ocsp
[tsaCert]
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,nonRepudiation
extendedKeyUsage=critical,timeStamping
crlDistributionPoints=URI:${url}/root.crl
authorityInfoAccess=caIssuers;URI:${url}/root.der
`,
	);
}

function issue(dir: string, name: string, key: readonly string[], issuer: string, section: string, days: number): void {
	openssl(dir, [
		"req",
		"-newkey",
		...key,
		"-nodes",
		"-keyout",
		`${name}.key`,
		"-out",
		`${name}.csr`,
		"-subj",
		`/CN=Test ${name}/O=Signet`,
	]);
	const extensions = ["-extfile", "openssl.cnf", "-extensions", section, "-days", String(days)];
	const ca = ["-CA", `${issuer}.pem`, "-CAkey", `${issuer}.key`, "-CAcreateserial"];
	openssl(dir, ["x509", "-req", "-in", `${name}.csr`, ...ca, ...extensions, "-out", `${name}.pem`]);
}

function makeCertificates(dir: string): void {
	const self = [
		"-x509",
		"-days",
		"3650",
		"-config",
		"openssl.cnf",
		"-extensions",
		"root",
		"-subj",
		"/CN=Test root/O=Signet",
	];
	openssl(dir, ["req", "-newkey", "rsa:2048", "-nodes", ...self, "-keyout", "root.key", "-out", "root.pem"]);
	issue(dir, "intermediate", ["rsa:2048"], "root", "intermediate", 3650);
	issue(dir, "tsa", ["rsa:2048"], "root", "tsaCert", 3650);
	for (const [name, { key, section }] of Object.entries(SIGNERS)) {
		issue(dir, name, key, "intermediate", section, 365);
		const files = ["-inkey", `${name}.key`, "-in", `${name}.pem`, "-certfile", "intermediate.pem"];
		openssl(dir, ["pkcs12", "-export", ...files, "-passout", `pass:${P12_PASSWORD}`, "-out", `${name}.p12`]);
	}
	for (const name of ["root", "intermediate"]) writeFileSync(join(dir, `${name}.db`), "");
	const byIntermediate = ["-name", "ca_intermediate", "-keyfile", "intermediate.key", "-cert", "intermediate.pem"];
	openssl(dir, ["ca", "-config", "openssl.cnf", ...byIntermediate, "-valid", "online.pem"]);
	openssl(dir, ["ca", "-config", "openssl.cnf", ...byIntermediate, "-revoke", "revoked.pem"]);
	for (const name of ["root", "intermediate"]) {
		openssl(dir, ["x509", "-in", `${name}.pem`, "-outform", "DER", "-out", `${name}.der`]);
		const ca = ["-config", "openssl.cnf", "-name", `ca_${name}`, "-keyfile", `${name}.key`, "-cert", `${name}.pem`];
		openssl(dir, ["ca", "-gencrl", ...ca, "-out", `${name}.crl.pem`]);
		openssl(dir, ["crl", "-in", `${name}.crl.pem`, "-outform", "DER", "-out", `${name}.crl`]);
	}
	writeFileSync(join(dir, "tsa.serial"), "01\n");
}

let requestCount = 0;

/** What openssl is asked to do with a request, by address. */
const PROGRAMS: Record<string, (input: string, output: string) => string[]> = {
	"/tsa": (input, output) => {
		const files = ["-queryfile", input, "-out", output];
		return ["ts", "-reply", "-config", "openssl.cnf", "-section", "tsa", ...files];
	},
	"/ocsp": (input, output) => {
		const responder = ["-CA", "intermediate.pem", "-rsigner", "intermediate.pem", "-rkey", "intermediate.key"];
		return ["ocsp", "-index", "intermediate.db", ...responder, "-ndays", "1", "-reqin", input, "-respout", output];
	},
};

async function answer(dir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const path = request.url ?? "/";
	if (path === "/silent") return;
	if (path === "/rubbish") {
		response.end("<html>not a timestamp</html>");
		return;
	}
	const program = PROGRAMS[path];
	if (program) {
		requestCount += 1;
		const base = join(dir, `request-${requestCount}`);
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		writeFileSync(`${base}.in`, Buffer.concat(chunks));
		await run("openssl", program(`${base}.in`, `${base}.out`), { cwd: dir });
		response.end(readFileSync(`${base}.out`));
		return;
	}
	if (/^\/(root|intermediate)\.(crl|der)$/.test(path)) {
		response.end(readFileSync(join(dir, path.slice(1))));
		return;
	}
	response.statusCode = 404;
	response.end();
}

/** Starts the authority on a free port of this machine. */
export async function startAuthority(): Promise<Authority> {
	const dir = makeTestDir("authority");
	let isBreaking = false;
	const server: Server = createServer((request, response) => {
		if (isBreaking) {
			isBreaking = false;
			request.socket.destroy();
			return;
		}
		answer(dir, request, response).catch((error: unknown) => {
			response.statusCode = 500;
			response.end(String(error));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	writeConfig(dir, url);
	makeCertificates(dir);
	return {
		dir,
		url,
		rootPem: join(dir, "root.pem"),
		tsaUrl: `${url}/tsa`,
		p12: (name) => readFileSync(join(dir, `${name}.p12`)),
		breakConnections: () => {
			isBreaking = true;
		},
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
