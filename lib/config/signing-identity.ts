import { access, constants, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env.ts";

/** The certificate and key that documents are sealed with. */
export type SigningIdentity = {
	p12Path: string;
	password: string;
	/** Made by the installation itself: readers cannot tell who stands behind it, and the admin is told. */
	isDevelopment: boolean;
};

/** The file of the sealing certificate cannot be read. The message is for operators: it names the file. */
export class SigningIdentityError extends Error {
	constructor(message: string, options: ErrorOptions) {
		super(message, options);
		this.name = "SigningIdentityError";
	}
}

/**
 * What SIGNING_P12 names, else the development certificate in DATA_DIR/keys.
 *
 * @throws SigningIdentityError
 */
export async function signingIdentity(): Promise<SigningIdentity> {
	const { signingP12Path, signingP12Password } = env();
	if (signingP12Path !== null) {
		await assertReadableFile(signingP12Path).catch((error) => {
			throw new SigningIdentityError(`SIGNING_P12 is set to ${signingP12Path}, which can’t be read.`, {
				cause: error,
			});
		});
		return { p12Path: signingP12Path, password: signingP12Password, isDevelopment: false };
	}
	const { p12Path, passwordPath } = developmentPaths();
	const [password] = await Promise.all([readFile(passwordPath, "utf8"), access(p12Path)]).catch((error) => {
		throw new SigningIdentityError(`The sealing certificate ${p12Path} doesn’t exist.`, { cause: error });
	});
	return { p12Path, password: password.trim(), isDevelopment: true };
}

async function assertReadableFile(path: string): Promise<void> {
	await access(path, constants.R_OK);
	if (!(await stat(path)).isFile()) throw new Error(`${path} is not a file.`);
}

/** Keeps a development certificate; the password last, since its file says that both are there. */
export async function keepDevelopmentIdentity(made: { p12: Uint8Array; password: string }): Promise<void> {
	const { p12Path, passwordPath } = developmentPaths();
	await mkdir(join(env().dataDir, "keys"), { recursive: true, mode: 0o700 });
	for (const [path, content] of [
		[p12Path, made.p12],
		[passwordPath, made.password],
	] as const) {
		await writeFile(`${path}.new`, content, { mode: 0o600, flush: true });
		await rename(`${path}.new`, path);
	}
}

function developmentPaths(): { p12Path: string; passwordPath: string } {
	const dir = join(env().dataDir, "keys");
	return { p12Path: join(dir, "sealing.p12"), passwordPath: join(dir, "sealing.password") };
}
