import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

type FileServer = {
	/** As FILE_URL_HOSTS takes it. */
	host: string;
	/** What stands at each path; a text that begins with a slash leads on to another one. */
	files: Map<string, Uint8Array | string>;
	close: () => Promise<void>;
};

/** A server of files over https at a name of this machine, whose certificate this process trusts. */
export async function startFileServer(): Promise<FileServer> {
	const { key, cert } = makeCertificate();
	setDefaultCACertificates([...getCACertificates("default"), cert]);
	const files = new Map<string, Uint8Array | string>();
	const server = createServer({ key, cert }, (request, response) => {
		const found = files.get(request.url ?? "");
		if (found === undefined) response.writeHead(404).end();
		else if (typeof found === "string") response.writeHead(302, { location: found }).end();
		else response.end(found);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		host: `localhost:${(server.address() as AddressInfo).port}`,
		files,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function makeCertificate(): { key: string; cert: string } {
	const dir = mkdtempSync(join(tmpdir(), "signet-files-"));
	const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
	const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
	const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
	execFileSync("openssl", ["req", "-x509", ...curve, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
	const made = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
	rmSync(dir, { recursive: true, force: true });
	return made;
}
