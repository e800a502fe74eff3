import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { CREDENTIALS } from "./installation.ts";

const KEY = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** The sample, sent to one signer. */
export async function sendSample(url: string): Promise<{ documentId: string; signLink: string }> {
	const signer = {
		name: "Sam Sample",
		emailAddress: "sam@example.com",
		signerType: "Signer",
		formFields: [{ id: "s", fieldType: "Signature", pageNumber: 2, bounds: { x: 96, y: 570, width: 260, height: 54 } }],
	};
	const form = new FormData();
	form.append("Title", "Sample agreement");
	form.append("Signers", JSON.stringify(signer));
	form.append("Files", new Blob([await readFile("public/sample.pdf")], { type: "application/pdf" }), "sample.pdf");
	const sent = await fetch(`${url}/v1/document/send`, { method: "POST", headers: KEY, body: form });
	const { documentId } = (await sent.json()) as { documentId: string };
	const link = `${url}/v1/document/getEmbeddedSignLink?documentId=${documentId}&signerEmail=sam@example.com`;
	const { signLink } = (await (await fetch(link, { headers: KEY })).json()) as { signLink: string };
	return { documentId, signLink };
}

/** The cookies of an Admin who has signed in. */
export async function signIn(url: string): Promise<string> {
	const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
	const asked = await fetch(`${url}/api/auth/csrf`);
	const { csrfToken } = (await asked.json()) as { csrfToken: string };
	const answer = await fetch(`${url}/api/auth/callback/credentials`, {
		method: "POST",
		redirect: "manual",
		headers: { ...FORM, Cookie: cookiesOf(asked).join("; ") },
		body: new URLSearchParams({
			csrfToken,
			email: CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL,
			password: CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD,
		}),
	});
	return cookiesOf(answer).join("; ");
}

/** A page of the Admin's, signed in over HTTP: where the address is wrong, a page would be led to it. */
export async function adminPage(context: BrowserContext, url: string): Promise<Page> {
	for (const cookie of (await signIn(url)).split("; ")) {
		const [name = "", value = ""] = cookie.split(/=(.*)/s);
		await context.addCookies([{ name, value, url }]);
	}
	return context.newPage();
}
