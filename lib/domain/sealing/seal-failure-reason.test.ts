import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SigningIdentityError } from "#lib/config/signing-identity.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { SEAL_FAILURES } from "#lib/errors/seal-failures.ts";
import { MissingObjectError } from "#lib/storage/object-storage.ts";
import { sealFailureReason } from "./seal-failure-reason.ts";

function systemError(): unknown {
	try {
		return readFileSync("/nowhere/objects/1");
	} catch (error) {
		return error;
	}
}

it.each([
	["a file that is gone", new MissingObjectError("account/0f3c"), SEAL_FAILURES.missingFile],
	["a certificate that is gone", new SigningIdentityError("/srv/keys/sealing.p12", {}), SEAL_FAILURES.certificate],
	["what the system says", systemError(), SEAL_FAILURES.other],
	["a process that was lost", new Error("PDF task seal was lost: over 60000 ms"), SEAL_FAILURES.other],
	["what is no error", "SIGKILL", SEAL_FAILURES.other],
	["a refusal, which is a sentence already", new AppError("Conflict", "It has expired."), "It has expired."],
])("%s is told in words of people", (_what, error, reason) => {
	expect(sealFailureReason(error)).toBe(reason);
	expect(reason).not.toMatch(/[/_]|\b[A-Z]{2,}\b/);
});
