import { revalidatePath } from "next/cache";
import { z } from "zod";
import { discardEditedTemplate } from "#lib/domain/templates/editing/discard-edited-template.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

export const POST = defineDeskCall(z.strictObject({}), async (context, { templateId }: { templateId: string }) => {
	const ended = await discardEditedTemplate(context, { templateId });
	revalidatePath("/templates", "layout");
	return ended;
});
