import { log } from "#lib/config/log.ts";
import { PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import { addUndrawnTemplatePage } from "#lib/db/stores/template-versions.ts";
import type { TemplateFileRow } from "#lib/db/stores/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { drawPages, isUndrawable, pageImageKey } from "#lib/domain/documents/pages/draw-pages.ts";
import { tagOf, type Viewable } from "#lib/domain/documents/viewing/viewable.ts";
import { tellMissing } from "#lib/domain/files/tell-missing.ts";
import { oneAtATime } from "#lib/domain/one-at-a-time.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { requireTemplate } from "./require-template.ts";

/** CPU time for a page that someone waits for. */
const CPU_MS = 5_000;

type Asked = { templateId: string; fileId: string; page: number };

/**
 * A page (1-based in its file) of a template as a small WebP, without fields. Files that only earlier versions have are
 * for people who may edit the template.
 *
 * @throws AppError NotFound
 */
export const openTemplatePage = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, { templateId, fileId, page }: Asked): Promise<Viewable> => {
		const template = await requireTemplate(context, { templateId });
		if (!Object.hasOwn(template.current.state.files, fileId)) await requireTemplate(context, { templateId }, "Edit");
		const file = template.files.find(({ id }) => id === fileId);
		if (!file?.pages[page - 1]) throw notFound("template");
		const shown = { ...file, accountId: template.accountId, firstPage: 1 };
		const key = pageImageKey(shown, page, PHONE_WIDTH_PX);
		return {
			mediaType: "image/webp",
			tag: tagOf(key),
			open: async () => {
				await oneAtATime(key, () => draw(shown, page, key)).catch(tellMissing);
				return { stream: await storage().stream(key).catch(tellMissing) };
			},
		};
	},
);

type Shown = TemplateFileRow & { accountId: string; firstPage: number };

async function draw(file: Shown, page: number, key: string): Promise<void> {
	if (await storage().exists(key)) return;
	if (file.undrawnPages.includes(page)) throw undrawn(page);
	try {
		await drawPages(file, [page], { requester: "sender", cpuMs: CPU_MS, otherWidthPx: PHONE_WIDTH_PX });
	} catch (error) {
		if (!isUndrawable(error)) throw error;
		log.warn({ error, templateId: file.templateId, page }, "could not draw a page of a template");
		await addUndrawnTemplatePage(file.accountId, file.id, page);
		throw undrawn(page);
	}
}

const undrawn = (page: number) => new AppError("UnusableFile", `Page ${page} can’t be shown.`);
