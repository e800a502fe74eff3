import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isSignedWith, type Received } from "#lib/testing/webhook-signature.ts";
import { pressToLeave } from "./support/leaving.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { capture, expect, test } from "./support/test.ts";

/** A program of the tests' own that takes webhooks. */
type Program = { server: Server; url: string; received: Received[]; status: number };

async function startProgram(): Promise<Program> {
	const program: Program = { server: createServer(), url: "", received: [], status: 200 };
	program.server.on("request", async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = Buffer.concat(chunks).toString("utf8");
		program.received.push({ path: request.url ?? "", headers: request.headers, body });
		response.writeHead(program.status, { "content-type": "text/plain" }).end("what the program says");
	});
	program.server.listen(0, "127.0.0.1");
	await once(program.server, "listening");
	program.url = `http://127.0.0.1:${(program.server.address() as AddressInfo).port}/${randomUUID()}`;
	return program;
}

test("a test call that fails is looked at, and sent again when the program is back", async ({ page }) => {
	const program = await startProgram();
	try {
		program.status = 500;
		const settings = ["--url", program.url, "--events", "TemplateCreated", "--private"];
		const made = await admin<{ endpointId: string; secret: string }>("webhook", "create", ...settings);
		await signIn(page);
		await page.goto(`/settings/webhooks?endpoint=${made.endpointId}`);
		await expect(page.getByText("Nothing sent yet.")).toBeVisible();
		await page.getByRole("button", { name: "Send test event" }).click();
		const details = page.getByRole("region", { name: "Delivery", exact: true });
		await expect(details.getByText("Delivery failed.")).toBeVisible();
		await expect(details.getByText(/Next automatic attempt/)).toBeVisible();
		// What the own network answers is nobody's but the operator's.
		await expect(details.getByText("Responses from private networks aren’t shown.")).toBeVisible();
		await expect(page.getByText("what the program says")).toHaveCount(0);
		await expect(page.getByText("500", { exact: true })).toHaveCount(0);
		await expect(details.getByRole("region", { name: "Body" })).toContainText('"eventType": "Verification"');
		await capture(page, "settings-webhooks");
		program.status = 200;
		await details.getByRole("button", { name: "Resend" }).click();
		await expect(details.getByText("Your server accepted the event.")).toBeVisible();
		const [first, again] = program.received;
		if (!first || !again) throw new Error("Too little came.");
		expect(again.body).toBe(first.body);
		expect(isSignedWith(made.secret, "s0", again)).toBe(true);
	} finally {
		program.server.close();
	}
});

test("an Admin adds an endpoint, sees its secret once, rolls, pauses and deletes it", async ({ page }) => {
	await signIn(page);
	await page.goto("/settings/webhooks/new");
	const address = page.getByLabel("Endpoint URL");
	await address.fill("https://192.168.1.9/hook");
	await page.getByRole("radio", { name: /Selected events/ }).check();
	await page.getByRole("button", { name: "Add endpoint" }).click();
	await expect(page.getByText("Choose at least one event").first()).toBeVisible();
	await page.getByRole("checkbox", { name: /^Completed/ }).check();
	await page.getByRole("button", { name: "Add endpoint" }).click();
	await expect(page.getByText("This address is on a private network").first()).toBeVisible();
	const host = `${randomUUID()}.example.com`;
	await address.fill(`https://${host}/hook`);
	await page.getByRole("button", { name: "Add endpoint" }).click();
	const dialog = page.getByRole("dialog", { name: "Copy your secret" });
	await expect(dialog.getByText(/^sgnwhk_/)).toBeVisible();
	await dialog.getByRole("button", { name: "I’ve copied it" }).click();
	await expect(page.getByRole("heading", { name: `Deliveries to ${host}` })).toBeVisible();
	await page.getByRole("link", { name: `Settings of https://${host}/hook` }).click();
	await page.getByRole("button", { name: "Roll secret" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Roll secret" }).click();
	await dialog.getByRole("button", { name: "I’ve copied it" }).click();
	await expect(page.getByText("Events are also signed with the old secret")).toBeVisible();
	await page.getByRole("button", { name: "Pause" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(page.getByText("On", { exact: true })).toBeVisible();
	await capture(page, "settings-webhook");
	await page.getByRole("button", { name: "Delete endpoint" }).click();
	await pressToLeave(page, page.getByRole("dialog").getByRole("button", { name: "Delete endpoint" }));
	await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();
	await expect(page.getByText(host)).toHaveCount(0);
});
