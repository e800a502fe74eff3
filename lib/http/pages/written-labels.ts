import { z } from "zod";
import { LONGEST_LABEL, MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

/** Labels as a form sends them. */
export const writtenLabels = z
	.array(
		z
			.string()
			.trim()
			.min(1)
			.max(LONGEST_LABEL, "tooLong" satisfies RefusalKey),
	)
	.max(MAX_LABELS);
