import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nothing anybody can type, verified when there is no user, so that both take as long. */
const NOBODY = hash(crypto.randomUUID(), OPTIONS);

/** argon2id in its standard encoding, salt included. */
export async function hashPassword(password: string): Promise<string> {
	return hash(password.normalize("NFKC"), OPTIONS);
}

/**
 * Whether the password belongs to the hash. Takes as long without one, so that the time of an answer
 * does not tell whether an address is known.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
	const isRight = await verify(passwordHash ?? (await NOBODY), password.normalize("NFKC"));
	return isRight && passwordHash !== null;
}
