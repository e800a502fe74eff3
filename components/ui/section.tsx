import type { ReactNode } from "react";

type Props = { title: string; about?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A card with a heading; what stands beside a long one goes below it on a phone. */
export function Section({ title, about, aside, children }: Props) {
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<div
				className={`flex min-h-13 items-center justify-between gap-x-3 gap-y-2 border-line border-b px-4 py-2.5 sm:px-5 ${about ? "flex-wrap" : ""}`}
			>
				<div className={`min-w-0 ${about ? "flex-1 basis-56" : ""}`}>
					<h2 className="font-semibold">{title}</h2>
					{about ? <p className="text-ink-soft">{about}</p> : null}
				</div>
				{aside}
			</div>
			{children}
		</section>
	);
}
