import { z } from "zod";
import { requiredLabelList } from "../listing/label-list.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";

/** Which labels are put on a document, or taken off. */
export const changeTagsBody = z.object({ documentId, tags: requiredLabelList(), onBehalfOf });
