import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { createContact, createGroup } from "#lib/testing/contacts.ts";
import { keysOfTemplate, makeEditedTemplate } from "#lib/testing/edited-template.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { COMMANDS } from "./commands.ts";

useTestDatabase();
afterAll(closePdfPool);

const run = async (name: string) => COMMANDS[name]?.run([]);

it("says how much the account has, and which files storage lacks, those of unsaved templates too", async () => {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const templateId = await makeEditedTemplate(context);
	const caller = await makeCaller({ accountId });
	await sendTo(caller, [{ emailAddress: "mia@example.com" }]);
	await createContact(caller);
	await createGroup(caller);
	await db().block.create({ data: { id: templateId, accountId, name: "Signature", fields: [] } });
	expect(await run("account show")).toMatchObject({
		counts: { users: 2, documents: 1, templates: 1, blocks: 1, contacts: 1, contactGroups: 1 },
	});

	const signature = { kind: "image", key: `${accountId}/${"1".repeat(64)}`, width: 10, height: 5 };
	expect(await run("files check")).toMatchObject({ isComplete: true, missing: { count: 0, keys: [] } });
	await db().signer.updateMany({ where: { accountId }, data: { signature } });
	const [lost = ""] = await keysOfTemplate(templateId);
	await storage().delete(lost);
	expect(await run("files check")).toMatchObject({
		isComplete: false,
		missing: { count: 2, keys: expect.arrayContaining([lost, signature.key]) },
	});
});
