import { CREDENTIALS } from "../support/installation.ts";
import { ONE_PIXEL_PNG } from "../support/one-pixel.ts";
import { sendSample } from "../support/over-http.ts";
import type { DeskSession } from "./editor/editor-session.ts";

const FIELDS = 200;
const KEY = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };

/** Paths of rooms that need something to be there first: a document, a full library, an invitation, an identity. */
export async function fillRooms(session: DeskSession): Promise<Record<string, string>> {
	const { url } = session.user;
	const { documentId } = await sendSample(url);
	await fillLibrary(url);
	const { teamId } = await post(url, "/v1/teams/create", { teamName: "Lettings" });
	await post(url, "/v1/users/create", [{ emailId: "invited@example.com", teamId, userRole: "Member" }]);
	const identity = { email: "asked@example.com", name: "Asked", locale: "EN", redirectUrl: url };
	await post(url, "/v1/senderIdentities/create", identity);
	return {
		"a document": `/documents/${documentId}`,
		"custom fields, 200 of them": "/settings/custom-fields",
		invitation: await mailedPath(session, /invited you to/, "Accept invitation"),
		"sender identity request": await mailedPath(session, /on your behalf/, "Review request"),
	};
}

/** Where the button of the newest mail of a subject leads, as a path. The outbox has a mail once a job has written it. */
async function mailedPath(session: DeskSession, subject: RegExp, button: string): Promise<string> {
	const page = await session.newPage();
	const mail = page.getByRole("link", { name: subject }).first();
	do await page.goto("/outbox");
	while ((await mail.count()) === 0);
	await mail.click();
	const href = await page.frameLocator("iframe").getByRole("link", { name: button }).first().getAttribute("href");
	await page.context().close();
	return new URL(href ?? "").pathname;
}

async function fillLibrary(url: string): Promise<void> {
	const form = new FormData();
	form.append("BrandName", "Harbour");
	form.append("BrandLogo", new Blob([ONE_PIXEL_PNG]), "logo.png");
	const made = await fetch(`${url}/v1/brand/create`, { method: "POST", headers: KEY, body: form });
	if (!made.ok) throw new Error(`brand: ${made.status} ${await made.text()}`);
	const { brandId } = (await made.json()) as { brandId: string };
	const formField = { fieldType: "TextBox", width: 180, height: 30 };
	for (let n = 1; n <= FIELDS; n += 1) {
		await post(url, "/v1/customField/create", {
			fieldName: `Field ${n}`,
			brandId,
			sharedField: n % 2 === 0,
			formField,
		});
	}
}

/** @throws Error when the API refuses it */
async function post(url: string, path: string, body: unknown): Promise<Record<string, string>> {
	const answer = await fetch(`${url}${path}`, {
		method: "POST",
		headers: { ...KEY, "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
	return (await answer.json()) as Record<string, string>;
}
