import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { systemContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { sendMail } from "./send-mail.ts";

useTestDatabase();

it("a request whose sending was cut off is settled when its signer has signed meanwhile", async () => {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Mia", row: { status: "Completed" } }]);
	const id = randomUUID();
	const signerId = people[0]?.signerId ?? "";
	const payload = { kind: "please-sign" as const, accountId, documentId, signerId };
	const written = { to: "mia@example.com", subject: "Sign", html: "", text: "" };
	await db().mail.create({ data: { id, ...payload, messageId: `<${id}@localhost>`, attempts: 1, ...written } });

	await sendMail(systemContext("test"), { id, payload, isLastAttempt: false });

	expect(await db().mail.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "Obsolete", sentAt: null });
	expect(await db().auditEvent.count({ where: { documentId, type: "MailSent" } })).toBe(0);
});
