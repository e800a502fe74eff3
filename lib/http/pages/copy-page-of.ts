import { cache } from "react";
import { getCopyPage } from "#lib/domain/documents/downloading/copy-link.ts";
import { visitorContext } from "#lib/http/pages/page-context.ts";
import { noteDeadLink } from "./dead-link.ts";

/** The page behind a link to a copy; read once per request, for its language as well as for its content. */
export const copyPageOf = cache(async (token: string) =>
	noteDeadLink(await getCopyPage(await visitorContext(), token)),
);
