import { expect, it } from "vitest";
import { restartsFor } from "./watch-sources.ts";

it.each([
	["domain/documents/sending/send-document.ts", { web: false, worker: true }],
	["mail/box.tsx", { web: false, worker: true }],
	["cli/web/make-server.ts", { web: true, worker: true }],
	["pdf/seal/signing/sign-pdf.ts", { web: true, worker: true }],
	["config/env.ts", { web: true, worker: true }],
	["domain/documents/rules.test.ts", null],
	["testing/harness.ts", null],
	["i18n/messages/en/emails.json", { web: false, worker: true, messages: true }],
	["i18n/generated/messages.d.ts", null],
	["db/generated/client.ts", null],
	["README.md", null],
])("a change of %s", (name, restarts) => {
	expect(restartsFor(name)).toEqual(restarts);
});
