import { expect, it } from "vitest";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { listSavedViews, removeView, saveView } from "./saved-views.ts";

useTestDatabase();

it("as many views as one can keep can still be replaced by name, and one that is removed makes room", async () => {
	const { accountId } = await makeCaller();
	const context = await makeUserContext({ accountId });
	const save = (name: string, query = "filter=drafts") => saveView(context, { name, query });
	for (let index = 10; index < 40; index += 1) await save(`View ${index}`);
	await save("View 12", "filter=completed");
	const [, , replaced] = await listSavedViews(context);
	expect(replaced).toMatchObject({ name: "View 12", query: "filter=completed" });
	await expect(save("One more")).rejects.toMatchObject({ code: "Conflict" });
	await removeView(context, { id: replaced?.id ?? "" });
	await save("One more");
	expect((await listSavedViews(context)).map(({ name }) => name)).toContain("One more");
});
