import { describe, expect, it, vi } from "vitest";
import { log } from "#lib/config/log.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { ERRORS, type ErrorCode } from "#lib/errors/catalogue.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { presentError, presentToCaller } from "./present-error.ts";

describe("error bodies", () => {
	it.each(Object.keys(ERRORS) as ErrorCode[])("%s says what it is", async (code) => {
		const response = presentError(new AppError(code), "trace-1");
		expect(response.status).toBe(ERRORS[code].status);
		expect(response.headers.get("x-request-id")).toBe("trace-1");
		expect(await response.json()).toEqual({
			error: ERRORS[code].text,
			errorType: code,
			code,
			status: ERRORS[code].status,
			traceId: "trace-1",
		});
	});

	it("a refused part adds errors, type and title", async () => {
		const response = presentError(fieldError("Signers[0].Name", "Signers[0].Name is required."), "t");
		expect(await response.json()).toEqual({
			error: "Signers[0].Name is required.",
			errorType: "ValidationError",
			code: "ValidationError",
			status: 400,
			traceId: "t",
			errors: { "Signers[0].Name": ["Signers[0].Name is required."] },
			type: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.1",
			title: "One or more validation errors occurred.",
		});
	});

	it.each([
		["by its message", refusal("Conflict", said("held", { title: "Lease" })), "UnderLegalHold"],
		["by the key of its message", refusal("Conflict", said("nobodyToRemind")), "NobodyToRemind"],
		["where no message names it", notFound("contact group"), "ContactGroupNotFound"],
		["as its type", new AppError("Forbidden"), "Forbidden"],
	])("names the case %s", async (_, error, code) => {
		expect(await presentError(error, "t").json()).toMatchObject({ errorType: error.code, code });
	});

	it("tells when to come back", () => {
		const response = presentError(new AppError("RateLimited", undefined, { retryAfterSeconds: 7 }), "t");
		expect(response.headers.get("retry-after")).toBe("7");
	});

	it("an unexpected error is logged, and nothing of it is told", async () => {
		const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
		const secret = new Error("password=hunter2 at /srv/app");
		const response = presentError(secret, "trace-2");
		expect(await response.text()).not.toMatch(/hunter2|srv/);
		expect(response.status).toBe(500);
		expect(logged).toHaveBeenCalledWith({ error: secret, requestId: "trace-2" }, "request failed");
	});

	it("a database that is away is a 503 to try again", () => {
		vi.spyOn(log, "error").mockImplementation(() => undefined);
		const response = presentError(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }), "t");
		expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
	});
});

it("names the refused part in the sentence, also where the words about it do not", async () => {
	const path = "Signers[0].FormFields[2].Value";
	const sentence = async (message: string) => (await presentToCaller(fieldError(path, message), "t", {}).json()).error;
	expect(await sentence("Value is required.")).toBe(`${path}: Value is required.`);
	expect(await sentence(`${path} is required.`)).toBe(`${path} is required.`);
});
