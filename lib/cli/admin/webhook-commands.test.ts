import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { emitEvents } from "#lib/domain/notices/emit-events.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { WEBHOOK_COMMANDS } from "./webhook-commands.ts";

useTestDatabase();

const NOT_FOUND = { code: "NotFound" };
const run = async (name: string, ...args: string[]) =>
	(await WEBHOOK_COMMANDS[`webhook ${name}`]?.run(args)) as Record<string, string>;

function tell(accountId: string, isSandbox: boolean | null = false): Promise<void> {
	const context = { actor: { userType: "Sender" as const, id: "" }, previousState: null };
	const origin = { accountId, isSandbox, clientId: null, documentId: null, at: new Date() };
	return db().$transaction((tx) => emitEvents(tx, origin, [{ eventType: "Sent", context }]));
}

it("endpoints are made, listed without secrets, rolled, and removed with their log", async () => {
	const { accountId } = await makeCaller();
	const url = "https://app.example.com/signet";
	const made = await run("create", "--url", url, "--events", "sent,completed", "--environment", "live");
	expect(made).toMatchObject({ url, events: ["Sent", "Completed"], environment: "Live", mayReachPrivate: false });
	const { endpointId = "", secret = "" } = made;
	expect(secret).toMatch(/^sgnwhk_[\w-]{43}$/);
	const rolled = await run("roll-secret", endpointId, "--overlap-hours", "2");
	expect(rolled.secret).not.toBe(secret);
	const listed = JSON.stringify(await run("list"));
	expect(listed).toContain(endpointId);
	for (const word of [secret, rolled.secret, '"secret"', '"oldSecrets"']) expect(listed).not.toContain(word);
	const stored = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
	expect(Buffer.from(stored.secret).toString("latin1")).not.toContain("sgnwhk_");

	await tell(accountId);
	await tell(accountId, true);
	const [delivery, ...others] = (await run("deliveries", endpointId)) as unknown as { id: string }[];
	expect(delivery).toMatchObject({ eventType: "Sent", status: "Pending", attempts: 0 });
	expect(others).toEqual([]);
	expect(await run("deliveries", endpointId, "--status", "failed")).toEqual([]);
	expect(await run("resend", delivery?.id ?? "")).toMatchObject({ isQueued: true });
	expect(await run("delete", endpointId)).toMatchObject({ isDeleted: true });
	expect(await db().webhookDelivery.count()).toBe(0);
	const events = await db().accountEvent.findMany({
		where: { accountId, type: { startsWith: "Webhook" } },
		orderBy: { at: "asc" },
	});
	expect(events.map(({ type }) => type)).toEqual(["WebhookCreated", "WebhookSecretRolled", "WebhookDeleted"]);
});

it("another account's endpoints and deliveries are as unknown as any, and get nothing", async () => {
	const { accountId } = await makeCaller();
	const stranger = await makeCaller();
	const settings = { url: "https://app.example.com/", events: [], environment: "All" as const, appId: null };
	const { endpointId } = await createEndpoint(operatorContext("test"), {
		...settings,
		accountId: stranger.accountId,
		mayReachPrivate: false,
	});
	await tell(accountId);
	expect(await db().webhookDelivery.count()).toBe(0);
	await tell(stranger.accountId, null);
	const [delivery] = await db().webhookDelivery.findMany();
	for (const id of [endpointId, "4b2f6a52-6e0c-4a27-9f6e-2f8f4f0c1a11", "nonsense"]) {
		for (const name of ["roll-secret", "enable", "verify", "delete", "deliveries"]) {
			await expect(run(name, id)).rejects.toMatchObject(NOT_FOUND);
		}
	}
	await expect(run("resend", delivery?.id ?? "")).rejects.toMatchObject(NOT_FOUND);
	await expect(run("resend", "nonsense")).rejects.toMatchObject(NOT_FOUND);
	const app = run("create", "--url", "https://app.example.com/", "--app", "4b2f6a52-6e0c-4a27-9f6e-2f8f4f0c1a11");
	await expect(app).rejects.toMatchObject(NOT_FOUND);
});

it("what is typed wrong is told, and members may not manage endpoints", async () => {
	await makeCaller();
	await expect(run("create")).rejects.toThrow("--url is missing");
	await expect(run("create", "--url", "http://127.0.0.1/")).rejects.toThrow("https://");
	await expect(run("create", "--url", "https://10.0.0.1/")).rejects.toThrow("--private");
	await expect(run("create", "--url", "https://app.example.com/", "--events", "Sended")).rejects.toThrow("Sended");
	await expect(run("deliveries")).rejects.toThrow("endpoint’s ID");
	await expect(run("resend")).rejects.toThrow("delivery’s ID");
	const member = await makeUserContext({ role: "Member" });
	const settings = { url: "https://app.example.com/", events: [], environment: "All" as const, appId: null };
	const { accountId } = member.principal;
	await expect(createEndpoint(member, { ...settings, accountId, mayReachPrivate: false })).rejects.toMatchObject({
		code: "Forbidden",
	});
});
