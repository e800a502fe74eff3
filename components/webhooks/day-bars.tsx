"use client";

import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { EndpointItem } from "./webhook-items.ts";

const HOURS = 24;
const HEIGHT_PX = 20;

/** Calls of each of the last 24 hours as bars, the latest on the right; those with failures are red. */
export function DayBars({ hours }: { hours: EndpointItem["hours"] }) {
	const { day } = useWords("webhooks");
	const sum = (of: "delivered" | "failed") => hours.reduce((total, hour) => total + hour[of], 0);
	const most = Math.max(1, ...hours.map(({ delivered, failed }) => delivered + failed));
	return (
		<span
			role="img"
			aria-label={format(day, { delivered: sum("delivered"), failed: sum("failed") })}
			title={format(day, { delivered: sum("delivered"), failed: sum("failed") })}
			className="hidden h-5 items-end gap-0.5 sm:flex"
		>
			{Array.from({ length: HOURS / 2 }, (_, index) => {
				const ago = HOURS - 2 - index * 2;
				const both = hours.filter((hour) => hour.ago === ago || hour.ago === ago + 1);
				const failed = both.reduce((total, hour) => total + hour.failed, 0);
				const all = both.reduce((total, hour) => total + hour.delivered, failed);
				const look = failed > 0 ? "bg-bad" : "bg-good opacity-60";
				const height = all === 0 ? 2 : Math.max(4, Math.round((all / (2 * most)) * HEIGHT_PX));
				return <span key={ago} className={cx("w-1 rounded-[1px]", all === 0 ? "bg-line" : look)} style={{ height }} />;
			})}
		</span>
	);
}
