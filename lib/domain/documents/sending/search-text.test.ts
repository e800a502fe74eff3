import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { listForSender } from "../listing/list-for-sender.ts";

useTestDatabase();

it("finds a document by title, person, label and id, and by a label no longer when it is taken off", async () => {
	const caller = await makeCaller();
	const labels = JSON.stringify(["Budget 2026", "Legal"]);
	const documentId = await sendTo(caller, [{ name: "Grace Hopper" }], { Title: "Lease", Labels: labels });
	const { accountId } = caller;
	const context = await makeUserContext({ accountId, role: "Admin" });
	const finds = async (search: string) => {
		const { rows } = await listForSender(context, { view: listView({ filter: "all", search }), cursor: null });
		return rows.map(({ id }) => id);
	};
	for (const search of ["lea", "hopp", "grace@example", "budget", "le", documentId, ` ${documentId.slice(0, 13)} `]) {
		expect(await finds(search), search).toEqual([documentId]);
	}
	await caller.call("DELETE", "/v1/document/deleteTags", { documentId, tags: ["Budget 2026"] });
	await caller.call("PATCH", "/v1/document/addTags", { documentId, tags: ["Übergabe"] });
	expect(await finds("budget")).toEqual([]);
	for (const search of ["legal", "überg", "hopper"]) expect(await finds(search), search).toEqual([documentId]);
	const { searchText } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect(searchText.split("\u001f")[0]).toBe("legal\nübergabe");
});
