import { expect, it } from "vitest";
import { readEnv } from "#lib/config/env.ts";
import { announcement } from "./announce.ts";

const prepared = { credentials: null, notices: [] };
const said = (variables: Record<string, string>) => announcement(readEnv(variables), prepared);

it("says where the product is, and how to send", () => {
	expect(said({})).toContain("Signet is running at http://localhost:3000");
	expect(said({})).toContain("/v1/document/send");
	expect(said({})).toContain(`sign in and upload a PDF, or send a sample from ${process.cwd()}:`);
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

it("prints what was made up, once, and nothing that was given", () => {
	const made = { email: "ada@example.com", password: "made-up", apiKey: "sgn_live_made" };
	const printed = announcement(readEnv({}), { credentials: made, notices: [] });
	for (const word of [made.email, made.password, made.apiKey]) expect(printed).toContain(word);
	const given = announcement(readEnv({}), { credentials: { ...made, password: null, apiKey: null }, notices: [] });
	expect(given).toMatch(/password +set in BOOTSTRAP_ADMIN_PASSWORD\n.*API key +set in BOOTSTRAP_API_KEY/);
	expect(given).toContain("X-API-KEY: YOUR_API_KEY");
});
