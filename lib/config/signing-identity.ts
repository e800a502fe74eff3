import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env.ts";

/** Where the sealing certificate is and how it opens. */
export type SigningIdentity = { p12Path: string; password: string; isDevelopment: boolean };

/** The configured sealing certificate, or the development one that the first start made under DATA_DIR/keys. */
export async function signingIdentity(): Promise<SigningIdentity> {
	const { signingP12Path, signingP12Password, dataDir } = env();
	if (signingP12Path) return { p12Path: signingP12Path, password: signingP12Password, isDevelopment: false };
	const p12Path = join(dataDir, "keys", "development.p12");
	const password = await readFile(join(dataDir, "keys", "development.p12.password"), "utf8");
	return { p12Path, password: password.trim(), isDevelopment: true };
}
