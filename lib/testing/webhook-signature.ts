import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What a program was sent. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** Whether a signature of the header is this secret's, computed as a receiver would. */
export function isSignedWith(secret: string, name: `s${number}`, { headers, body }: Received): boolean {
	const parts = String(headers["x-signet-signature"])
		.split(", ")
		.map((part) => part.split("=") as [string, string]);
	const { t, [name]: given } = Object.fromEntries(parts) as Record<string, string>;
	return given === createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
}
