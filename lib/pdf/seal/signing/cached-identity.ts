import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { said } from "#lib/i18n/refusals/said.ts";
import { loadP12, type SigningIdentity } from "./load-p12.ts";
import { SealingCertificateError } from "./sealing-certificate-error.ts";

type Entry = { key: string; identity: SigningIdentity };
const entries = new Map<string, Entry>();

/**
 * The identity of a P12 file, read again only when the file or the password changes. Deriving the
 * key of a P12 takes up to 200 ms, a seal must not. An expired certificate is refused from the
 * cache as well. Throws SealingCertificateError, also when the file cannot be read.
 */
export async function cachedIdentity(path: string, password: string, now = new Date()): Promise<SigningIdentity> {
	const info = await stat(path).catch(cannotRead);
	const passwordHash = createHash("sha256").update(password).digest("hex");
	const key = `${info.mtimeMs}:${info.size}:${info.ino}:${passwordHash}`;
	const known = entries.get(path);
	if (known?.key === key && known.identity.notAfter >= now) return known.identity;
	const identity = await loadP12(await readFile(path).catch(cannotRead), password, now);
	entries.set(path, { key, identity });
	return identity;
}

function cannotRead(cause: unknown): never {
	throw new SealingCertificateError(said("certificateUnread"), { cause });
}
