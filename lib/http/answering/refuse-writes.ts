import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#lib/errors/app-error.ts";
import { quarantineReason } from "#lib/storage/lease.ts";
import { presentError } from "./present-error.ts";
import { writeAnswer } from "./write-answer.ts";

const READS = ["GET", "HEAD", "OPTIONS"];
/** Allowed because reads need a session or a token. */
const SIGN_IN = /^\/(?:sign-in|api\/auth|connect)(?:\/|\?|$)/;

/**
 * In quarantine, refuses every request that would change something: a copy of an installation may never do what it
 * confirms to people.
 *
 * @returns whether it was refused
 */
export function refuseWrites(request: IncomingMessage, response: ServerResponse): boolean {
	const { method = "", url = "" } = request;
	if (quarantineReason() === null || READS.includes(method) || SIGN_IN.test(url)) return false;
	const sentence =
		"This copy of Signet is in quarantine and doesn’t accept changes. An operator can adopt or detach it.";
	const error = new AppError("Unavailable", sentence, { retryAfterSeconds: 60, caseCode: "Quarantined" });
	// The body is not read.
	response.setHeader("Connection", "close");
	writeAnswer(response, presentError(error, randomUUID()));
	return true;
}
