import { revalidatePath } from "next/cache";
import { z } from "zod";
import { saveEditedTemplate } from "#lib/domain/templates/editing/save-edited-template.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../../../page-words.tsx";

const body = z.strictObject({
	from: z.int().min(0),
	version: z.int().min(1),
	/** The version of the template that was seen and is to be replaced. */
	replaces: z.int().min(0).nullable(),
});

/** `changed` in a refusal is the version that someone saved since editing began. */
export const POST = defineDeskCall(body, async (context, { templateId }: { templateId: string }, input) => {
	const { roleName } = (await pageWords()).templates;
	const named = { ...input, roleName: (index: number) => format(roleName, { index }) };
	const saved = await saveEditedTemplate(context, { templateId, ...named });
	revalidatePath("/templates", "layout");
	return saved;
});
