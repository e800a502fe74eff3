import { Children, type ReactNode } from "react";

/** Short facts one after the other: a line breaks between them, not within one, as long as it has room for it. */
export function Facts({ children }: { children: ReactNode }) {
	const facts = Children.toArray(children);
	return facts.map((fact, index) => (
		<span key={index}>
			{index > 0 ? " " : null}
			<span className="inline-block max-w-full break-words">
				{fact}
				{index < facts.length - 1 ? " ·" : null}
			</span>
		</span>
	));
}
