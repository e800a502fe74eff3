import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidationData } from "../signing/gather-validation-data.ts";
import type { Authority } from "./authority.ts";

type Revocation = {
	/** Of the certificate's file. */
	name: string;
	by: "root" | "intermediate";
	at: Date;
	/** CRLReason as openssl writes it; without one the revocation names none. */
	reason?: string;
	how: "list" | "ocsp";
};

/** `YYMMDDHHMMSSZ`, as openssl keeps times. */
const timeText = (at: Date) => `${at.toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`;

/** What an authority says after it has revoked a certificate, as a list or by OCSP. */
export function revoke({ dir }: Authority, { name, by, at, reason, how }: Revocation): ValidationData {
	const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
	const { serialNumber } = new X509Certificate(readFileSync(join(dir, `${name}.pem`)));
	const revokedAt = [timeText(at), ...(reason ? [reason] : [])].join(",");
	const expiresAt = timeText(new Date(Date.now() + 86_400_000));
	writeFileSync(join(dir, "later.db"), `R\t${expiresAt}\t${revokedAt}\t${serialNumber}\tunknown\t/CN=Test ${name}\n`);
	if (how === "list") {
		const config = "[ca]\ndatabase=later.db\ndefault_md=sha256\ndefault_crl_days=30\n";
		writeFileSync(join(dir, "later.cnf"), config);
		const issuer = ["-name", "ca", "-keyfile", `${by}.key`, "-cert", `${by}.pem`];
		openssl("ca", "-config", "later.cnf", "-gencrl", ...issuer, "-out", "later.pem");
		openssl("crl", "-in", "later.pem", "-outform", "DER", "-out", "later.der");
	} else {
		const asked = ["-issuer", `${by}.pem`, "-cert", `${name}.pem`, "-no_nonce", "-reqout", "asked.der"];
		const responder = ["-CA", `${by}.pem`, "-rsigner", `${by}.pem`, "-rkey", `${by}.key`];
		openssl("ocsp", ...asked);
		openssl("ocsp", "-index", "later.db", ...responder, "-ndays", "1", "-reqin", "asked.der", "-respout", "later.der");
	}
	const said = readFileSync(join(dir, "later.der"));
	const certificates = [readFileSync(join(dir, `${by}.der`))];
	return { certificates, ocspResponses: how === "ocsp" ? [said] : [], crls: how === "list" ? [said] : [] };
}
