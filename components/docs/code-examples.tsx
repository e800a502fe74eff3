import { Code } from "#components/ui/code-block.tsx";
import { cx } from "#components/ui/cx.ts";
import { EXAMPLE_LANGUAGES, type ExampleLanguage } from "#lib/contract/reference/write-example.ts";

/** Shown unless another language is chosen: a browser without :has() shows all of them. */
const SHOWN: Readonly<Record<ExampleLanguage, string>> = {
	curl: "group-has-[[value=node]:checked]/example:hidden group-has-[[value=python]:checked]/example:hidden",
	node: "group-has-[[value=curl]:checked]/example:hidden group-has-[[value=python]:checked]/example:hidden",
	python: "group-has-[[value=curl]:checked]/example:hidden group-has-[[value=node]:checked]/example:hidden",
};

type Props = {
	/** Of the call, for who hears the page. */
	label: string;
	/** Unique on the page. */
	name: string;
	examples: Readonly<Record<ExampleLanguage, string>>;
};

/** One call in several languages, of which the reader chooses one. */
export function CodeExamples({ label, name, examples }: Props) {
	const languages = Object.keys(EXAMPLE_LANGUAGES) as ExampleLanguage[];
	return (
		<fieldset className="group/example flex min-w-0 flex-col gap-2">
			<legend className="sr-only">{label}</legend>
			<div className="flex gap-1">
				{languages.map((language, index) => (
					<label
						key={language}
						className={cx(
							"cursor-pointer rounded-control px-2.5 py-1 font-medium text-ink-soft hover:text-ink",
							"has-checked:bg-sunken has-checked:text-ink",
							"has-focus-visible:outline-2 has-focus-visible:outline-seal forced-colors:has-checked:underline",
						)}
					>
						<input
							type="radio"
							name={`language-${name}`}
							value={language}
							defaultChecked={index === 0}
							data-example-language=""
							className="sr-only"
						/>
						{EXAMPLE_LANGUAGES[language]}
					</label>
				))}
			</div>
			{languages.map((language) => (
				<div key={language} className={SHOWN[language]}>
					<Code
						label={`${label} in ${EXAMPLE_LANGUAGES[language]}`}
						copyLabel={`Copy: ${label} in ${EXAMPLE_LANGUAGES[language]}`}
					>
						{examples[language]}
					</Code>
				</div>
			))}
		</fieldset>
	);
}
