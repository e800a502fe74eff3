import { z } from "zod";
import { optionalWhole } from "./shape-values.ts";

/** Lists that have no cursor end here. */
const PAGED_ROWS = 10_000;

/**
 * The query of a list in pages: `page` from 1, `pageSize` 10 unless given, at most 100 (lib/contract/README.md
 * "Sizes").
 */
export function pagedQuery<Shape extends z.core.$ZodLooseShape>(more: Shape) {
	return z
		.object({
			page: optionalWhole({ from: 1, to: PAGED_ROWS }).transform((page) => page ?? 1),
			pageSize: optionalWhole({ from: 1, to: 100 }).transform((size) => size ?? 10),
			...more,
		})
		.superRefine((query, context) => {
			const { page, pageSize } = query as unknown as Paged;
			if (page * pageSize <= PAGED_ROWS) return;
			context.addIssue({
				code: "custom",
				path: ["page"],
				message: `You can page through only the first ${PAGED_ROWS} entries.`,
			});
		});
}

export type Paged = { page: number; pageSize: number };

/** Where a list stands, in lists that are not counted. */
export const plainPageDetailsModel = z.object({ pageSize: z.int(), page: z.int() });

/** Where a list stands, in lists that are counted. */
export const countedPageDetailsModel = plainPageDetailsModel.extend({ totalRecordsCount: z.int() });
