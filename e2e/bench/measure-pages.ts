import type { Installation } from "../support/installation.ts";
import { type DeskSession, openDeskSession } from "./editor/editor-session.ts";
import { median } from "./figures.ts";
import { fillRooms } from "./fill-pages.ts";
import { insertDocuments } from "./insert-documents.ts";
import { insertRequests } from "./insert-requests.ts";
import { insertUsers } from "./insert-users.ts";
import { measurePreview } from "./measure-preview.ts";

type Report = (work: string, figure: string, target: string) => void;

/** Rooms of the workplace, by their names in the report. */
const ROOMS: Record<string, string> = {
	start: "/start",
	documents: "/documents",
	"documents, needs attention": "/documents?filter=attention",
	settings: "/settings",
	profile: "/settings/you",
	security: "/settings/security",
	organisation: "/settings/organisation",
	"document settings": "/settings/documents",
	"signing settings": "/settings/signing",
	"sign-in provider": "/settings/sign-in",
	people: "/settings/people",
	teams: "/settings/teams",
	brands: "/settings/brands",
	"brand designer": "/settings/brands/new",
	"sender identities": "/settings/sender-identities",
	"API keys": "/settings/api-keys",
	apps: "/settings/oauth-apps",
	webhooks: "/settings/webhooks",
	"request log": "/settings/request-log",
	"audit log": "/settings/audit-log",
	"your data": "/settings/data",
	"kept certificates": "/settings/kept-certificates",
	doctor: "/settings/doctor",
};

/** What each room costs with 20,000 documents and 200 people: the server's time, and JavaScript of a first visit. */
export async function measureRooms(installation: Installation, databaseUrl: string, report: Report): Promise<void> {
	await insertDocuments(databaseUrl, 20_000);
	await insertUsers(databaseUrl, 200);
	await insertRequests(databaseUrl, 100_000);
	const session = await openDeskSession(installation);
	try {
		for (const [name, path] of [...Object.entries(ROOMS), ...Object.entries(await fillRooms(session))]) {
			const serverMs = median(await serverTimes(session, path));
			const kilobytes = await scriptKilobytes(session, path);
			report(`room: ${name}`, `${serverMs.toFixed(0)} ms; ${kilobytes.toFixed(0)} KB`, "≤ 30 ms; ≤ 230 KB");
		}
		await measurePreview(session, report);
	} finally {
		await session.close();
	}
}

/** @returns milliseconds that the server says it took until it answered, of 50 visits after five */
export async function serverTimes({ user }: DeskSession, path: string): Promise<number[]> {
	const figures: number[] = [];
	for (let turn = 0; turn < 55; turn += 1) {
		const answer = await user.request.get(`${user.url}${path}`);
		if (answer.status() !== 200) throw new Error(`${path}: ${answer.status()}`);
		figures.push(Number(/\bdur=([\d.]+)/.exec(answer.headers()["server-timing"] ?? "")?.[1]));
	}
	return figures.slice(5);
}

/** @returns what a browser that was never here loads of scripts, compressed */
async function scriptKilobytes(session: DeskSession, path: string): Promise<number> {
	const page = await session.newPage();
	const sizes: Promise<number>[] = [];
	page.on("requestfinished", (request) => {
		if (!new URL(request.url()).pathname.endsWith(".js")) return;
		sizes.push(request.sizes().then((one) => one.responseBodySize));
	});
	await page.goto(path);
	await page.getByRole("heading", { level: 1 }).waitFor();
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	await page.context().close();
	return bytes / 1024;
}
