import { z } from "zod";
import { documentId } from "./document-id.ts";
import { requiredLabelList } from "./label-list.ts";
import { onBehalfOf } from "./on-behalf-of.ts";

/** Which labels are put on a document, or taken off. */
export const changeTagsBody = z.object({ documentId, tags: requiredLabelList(), onBehalfOf });
