import { createHash, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.ts";

/** The secrets that make this installation what it is. */
type InstallationKeys = {
	/** Signs session cookies. */
	sessionSecret: string;
	/** 32 bytes that other secrets are derived from or encrypted with. */
	installationKey: Buffer;
};

let current: { dataDir: string; keys: InstallationKeys } | undefined;

/** The keys given by variables, else those in DATA_DIR/keys, which are made when they are not there. */
export function installationKeys(): InstallationKeys {
	const { dataDir, sessionSecret, installationKey } = env();
	if (current?.dataDir !== dataDir) {
		const hex = installationKey ?? keyFile(dataDir, "installation.key", () => randomBytes(32).toString("hex"));
		const secret = sessionSecret ?? keyFile(dataDir, "session.secret", () => randomBytes(32).toString("base64url"));
		current = { dataDir, keys: { sessionSecret: secret, installationKey: Buffer.from(hex, "hex") } };
	}
	return current.keys;
}

/** What may be stored of a key to recognise it later: half of the SHA-256, in hex. */
export function fingerprint(key: string | Uint8Array): string {
	return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** Linked to its name once complete, so that no other process, and no start after a kill, reads half a key. */
function keyFile(dataDir: string, name: string, make: () => string): string {
	const path = join(dataDir, "keys", name);
	if (!existsSync(path)) {
		mkdirSync(join(dataDir, "keys"), { recursive: true, mode: 0o700 });
		const unfinished = `${path}.${process.pid}`;
		writeFileSync(unfinished, make(), { mode: 0o600, flush: true });
		try {
			linkSync(unfinished, path);
		} catch (error) {
			// When two processes start together, one writes the key and both read it.
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		} finally {
			unlinkSync(unfinished);
		}
	}
	return readFileSync(path, "utf8").trim();
}
