import type { ReactNode } from "react";

type Props = { title?: string; about?: ReactNode; children: ReactNode };

/** What belongs together on a tab. */
export function TabPart({ title, about, children }: Props) {
	return (
		<section className="flex flex-col gap-3 border-line border-b pb-6 last:border-b-0 last:pb-0">
			{title ? <h3 className="font-semibold">{title}</h3> : null}
			{about ? <p className="-mt-2 text-pretty text-ink-soft">{about}</p> : null}
			{children}
		</section>
	);
}
