import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#lib/errors/app-error.ts";
import { presentError } from "./present-error.ts";
import { writeAnswer } from "./write-answer.ts";

/** What Next.js can hand to a route; it fails on others. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers a request of a method that nothing here is called with. @returns whether it was one */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
	const { method = "" } = request;
	if (METHODS.includes(method)) return false;
	const answer = presentError(
		new AppError("MethodNotAllowed", `This address doesn’t support ${method}.`),
		randomUUID(),
		{
			Allow: METHODS.join(", "),
		},
	);
	// What it carries is not read.
	response.setHeader("Connection", "close");
	writeAnswer(response, answer);
	return true;
}
