import { expect, it } from "vitest";
import { readEnv } from "#lib/config/env.ts";
import { announcement } from "./announce.ts";

const prepared = { credentials: null, notices: [] };
const said = (variables: Record<string, string>) => announcement(readEnv(variables), prepared);

it("says where the product is", () => {
	expect(said({})).toContain("Signet is running at http://localhost:3000");
	expect(said({})).not.toContain("curl");
	expect(said({})).not.toContain("S3_BUCKET");
});

it("names no address where only the worker runs, since nothing listens there", () => {
	expect(said({ ROLE: "worker", S3_BUCKET: "b" })).toContain("The worker is running.");
	expect(said({ ROLE: "worker", S3_BUCKET: "b" })).not.toMatch(/running at|curl/);
});

it("says that files on disk are out of reach of other machines", () => {
	for (const ROLE of ["web", "worker"]) {
		expect(said({ ROLE, DATA_DIR: "/srv" })).toContain("Files are stored in /srv/objects");
		expect(said({ ROLE, S3_BUCKET: "b" })).not.toContain("Files are stored in");
	}
});

it("at the first start says how to send, and prints what was made up, but nothing that was given", () => {
	const made = { email: "ada@example.com", password: "made-up", apiKey: "sgn_live_made" };
	const printed = announcement(readEnv({}), { credentials: made, notices: [] });
	for (const word of [made.email, made.password, made.apiKey]) expect(printed).toContain(word);
	expect(printed).toContain("only once");
	expect(printed).toContain(`sign in and upload a PDF, or send a sample from ${process.cwd()}:`);
	expect(printed).toContain("/v1/document/send");
	const given = announcement(readEnv({}), { credentials: { ...made, password: null, apiKey: null }, notices: [] });
	expect(given).toMatch(/password +the one you chose\n.*API key +the one you chose/);
	expect(given).not.toContain("only once");
	expect(given).toContain("X-API-KEY: YOUR_API_KEY");
});
