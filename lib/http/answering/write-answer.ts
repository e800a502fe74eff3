import type { ServerResponse } from "node:http";

/** Writes an answer that our own server gives without the framework. */
export function writeAnswer(response: ServerResponse, answer: Response): void {
	response.statusCode = answer.status;
	response.setHeaders(answer.headers);
	void answer.text().then((body) => response.end(body));
}
