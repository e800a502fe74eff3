import { addFields, makeDraft } from "../../support/editor-draft.ts";
import { FAST_3G } from "../page.ts";
import { workItem } from "../work-item.ts";
import { type DeskSession, USABLE } from "./editor-session.ts";

export type ColdDesk = { usableMs: number; slowUsableMs: number; firstKilobytes: number; scriptKilobytes: number };

/** What a browser loads for a desk where it was never before, and when one can work there. */
export async function measureColdDesk(session: DeskSession): Promise<ColdDesk> {
	// Of a file that nobody has seen: pictures of pages are kept by the content of the file.
	const draft = await makeDraft(session.user, await workItem());
	await addFields(session.user, draft, { count: 20, pages: 10 });
	const path = `/documents/${draft.documentId}/desk`;

	const cold = await session.newPage();
	const sizes = new Map<string, Promise<number>>();
	cold.on("requestfinished", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".js"))
			sizes.set(
				pathname,
				request.sizes().then((one) => one.responseBodySize),
			);
	});
	await cold.goto(path, { waitUntil: "commit" });
	const usableMs = Number(await cold.evaluate(USABLE));
	// What judges the draft is there, and pdf.js not yet.
	await cold.getByRole("button", { name: /^(Ready to send|\d+ (to fix|warnings?))/ }).waitFor();
	const bytes = async (paths: readonly string[]) =>
		(await Promise.all(paths.map((one) => sizes.get(one) ?? 0))).reduce((sum, size) => sum + size, 0);
	const all = [...sizes.keys()];
	const html = await (await session.user.request.get(`${session.user.url}${path}`)).text();
	const figures = {
		usableMs,
		firstKilobytes: (await bytes(all.filter((one) => html.includes(one)))) / 1024,
		scriptKilobytes: (await bytes(all)) / 1024,
	};
	await cold.context().close();
	return { ...figures, slowUsableMs: await measureOnPhone(session, path) };
}

async function measureOnPhone(session: DeskSession, path: string): Promise<number> {
	const slow = await session.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
	const devtools = await slow.context().newCDPSession(slow);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", FAST_3G);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await slow.goto(path, { waitUntil: "commit" });
	const usableMs = Number(await slow.evaluate(USABLE));
	await slow.context().close();
	return usableMs;
}
