import { expect, it } from "vitest";
import { ID } from "#lib/draft/testing/make-draft.ts";
import { testWorld } from "./testing/editor-world.ts";

const LABEL = [{ kind: "patch", in: "fields", id: ID.one, set: { label: "x" } }] as const;

it("an access code goes to the server by itself, once it knows whom it is for", async () => {
	const { server, accessCodes, open } = testWorld();
	const store = open("a");
	store.perform("label", LABEL);
	await expect(store.setAccessCode(ID.anna, "Rosebud 41")).resolves.toEqual({ kind: "set" });
	expect(accessCodes.came).toEqual([{ recipientId: ID.anna, accessCode: "Rosebud 41", version: server.version }]);
	expect(server.version).toBe(1);
	expect(JSON.stringify([server.log, store.getSnapshot().draft])).not.toContain("Rosebud");
});

it.each([
	["refused by the server", { kind: "rejected", message: "Too long." }, { kind: "refused", message: "Too long." }],
	["without an answer", { kind: "offline" }, { kind: "failed" }],
] as const)("%s: that is said, and the desk goes on", async (_, answer, outcome) => {
	const { accessCodes, open } = testWorld();
	const store = open("a");
	accessCodes.faults.push(answer);
	await expect(store.setAccessCode(ID.anna, "Rosebud 41")).resolves.toEqual(outcome);
	expect(accessCodes.came).toHaveLength(1);
	expect(store.getSnapshot().saving.kind).toBe("saved");
});

it("with work that cannot be saved none is sent", async () => {
	const { faults, accessCodes, open } = testWorld();
	const store = open("a");
	store.perform("label", LABEL);
	faults.push({ kind: "offline" });
	await expect(store.setAccessCode(ID.anna, "Rosebud 41")).resolves.toEqual({ kind: "failed" });
	expect(accessCodes.came).toEqual([]);
});
