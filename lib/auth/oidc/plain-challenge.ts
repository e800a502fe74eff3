import { createHash } from "node:crypto";

/** RFC 7636 section 4.2 */
const CHALLENGE = /^[\w.~-]{43,128}$/;

/**
 * The library knows the S256 method only. A `plain` challenge C is the verifier itself, so S256 with the
 * hash of C accepts exactly the same verifier. What is not a proper challenge is left for the library to refuse.
 */
export function withHashedChallenge(query: URLSearchParams): URLSearchParams {
	const given = query.getAll("code_challenge");
	const methods = query.getAll("code_challenge_method");
	const [challenge] = given;
	if (methods.length !== 1 || methods[0] !== "plain" || given.length !== 1) return query;
	if (!challenge || !CHALLENGE.test(challenge)) return query;
	const hashed = new URLSearchParams(query);
	hashed.set("code_challenge", createHash("sha256").update(challenge).digest("base64url"));
	hashed.set("code_challenge_method", "S256");
	return hashed;
}
