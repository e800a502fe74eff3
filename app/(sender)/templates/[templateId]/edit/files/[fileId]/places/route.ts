import { findTemplatePlaces } from "#lib/domain/templates/editing/find-template-places.ts";
import { defineDeskQuery } from "#lib/http/pages/define-editor-route.ts";

export const GET = defineDeskQuery<{ templateId: string; fileId: string }>(async (context, file) =>
	findTemplatePlaces(context, file),
);
