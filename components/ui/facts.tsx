import { Children, type ReactNode } from "react";

/**
 * Short facts one after the other. Lines break between them, as long as a fact has room on one line. The separator
 * before a fact is cut off at the start of a line.
 */
export function Facts({ children }: { children: ReactNode }) {
	return (
		<span className="block [clip-path:inset(-9px_-5px)]">
			<span className="-ms-4 flex flex-wrap">
				{Children.toArray(children).map((fact, index) => (
					<span key={index} className="relative min-w-0 break-words ps-4">
						{index > 0 ? <span className="absolute start-0 w-4 text-center"> · </span> : null}
						{fact}
					</span>
				))}
			</span>
		</span>
	);
}
