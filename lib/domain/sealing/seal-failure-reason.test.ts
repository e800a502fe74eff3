import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SigningIdentityError } from "#lib/config/signing-identity.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
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
	["a file that is gone", new MissingObjectError("account/0f3c"), "sealFileMissing"],
	["a certificate that is gone", new SigningIdentityError("/srv/keys/sealing.p12", {}), "certificateUnread"],
	["what the system says", systemError(), "sealOther"],
	["a process that was lost", new Error("PDF task seal was lost: over 60000 ms"), "sealOther"],
	["what is no error", "SIGKILL", "sealOther"],
	["a refusal that says why", refusal("Conflict", said("certificatePassword")), "certificatePassword"],
	["a refusal that says it to programs only", new AppError("Conflict", "ENOENT /srv/keys"), "sealOther"],
])("%s is told in words of people", (_what, error, key) => {
	const reason = sealFailureReason(error);
	expect(reason).toEqual({ key, values: {} });
	for (const locale of ["EN", "FR"]) expect(sayIn(reason, locale)).not.toMatch(/[/_]|\b[A-Z]{2,}\b/);
});
