import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { Code } from "#components/ui/code-block.tsx";
import { cx } from "#components/ui/cx.ts";
import { headingId, plainText, tableRows } from "#lib/contract/guides/guide.ts";
import type { ExampleLanguage } from "#lib/contract/reference/write-example.ts";
import { CodeExamples } from "./code-examples.tsx";
import { Word } from "./prose.tsx";

/** A call of the API in every language. */
type ExampleToken = Token & { examples: Record<ExampleLanguage, string> };

/** Markdown as guides and reference use it. */
export function GuideText({ tokens }: { tokens: readonly Token[] }) {
	let section = "";
	return tokens.map((token, index) => {
		if (token.type === "heading") section = plainText(token);
		return <Block key={index} token={token} section={section} />;
	});
}

function Block({ token, section }: { token: Token; section: string }): ReactNode {
	switch (token.type) {
		case "heading":
			return <Heading heading={token as Tokens.Heading} />;
		case "code":
			return (
				<Code label={section || "Example"} copyLabel={`Copy: ${section || "Example"}`}>
					{(token as Tokens.Code).text}
				</Code>
			);
		case "example": {
			const { examples } = token as ExampleToken;
			return <CodeExamples label={section} name={section.toLowerCase()} examples={examples} />;
		}
		case "list":
			return <List list={token as Tokens.List} />;
		case "table":
			return <Table table={token as Tokens.Table} label={section} />;
		case "paragraph": {
			const [only, ...others] = token.tokens ?? [];
			if (only?.type === "image" && others.length === 0) return <Picture image={only as Tokens.Image} />;
			return (
				<p className="max-w-prose text-pretty text-read">
					<Inline tokens={token.tokens} />
				</p>
			);
		}
		default:
			return <Inline tokens={[token]} />;
	}
}

/** A picture of the app, which repository hosts show as well. */
function Picture({ image }: { image: Tokens.Image }) {
	return (
		<img
			src={image.href.replace(/^(?:\.\.\/)*public\//, "/")}
			alt={image.text}
			width={1440}
			height={900}
			loading="lazy"
			className="h-auto w-full rounded-card border border-line"
		/>
	);
}

function Heading({ heading }: { heading: Tokens.Heading }) {
	const id = headingId(plainText(heading));
	const children = <Inline tokens={heading.tokens} />;
	if (heading.depth === 2) {
		return (
			<h2 id={id} className="mt-6 scroll-mt-20 text-pretty font-semibold text-title">
				{children}
			</h2>
		);
	}
	return (
		<h3 id={id} className="mt-3 scroll-mt-20 text-pretty font-semibold text-read">
			{children}
		</h3>
	);
}

function List({ list }: { list: Tokens.List }) {
	const Tag = list.ordered ? "ol" : "ul";
	return (
		<Tag
			// Steps go on counting after a command between them.
			{...(list.ordered && { start: Number(list.start) })}
			className={`flex max-w-prose flex-col gap-1.5 pl-5 text-read ${list.ordered ? "list-decimal" : "list-disc"}`}
		>
			{list.items.map((item, index) => (
				<li key={index} className="text-pretty pl-1">
					{item.tokens.map((token, at) =>
						token.type === "text" || token.type === "paragraph" ? (
							<Inline key={at} tokens={"tokens" in token ? token.tokens : [token]} />
						) : (
							<Block key={at} token={token} section="" />
						),
					)}
				</li>
			))}
		</Tag>
	);
}

/** On a phone, rows of more than two cells stand one below the other. */
function Table({ table, label }: { table: Tokens.Table; label: string }) {
	const isWide = table.header.length > 2;
	const ids = tableRows(table, headingId(label)).map((row) => row?.id);
	const longest = longestColumn(table);
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="overflow-x-auto rounded-card border border-line bg-surface"
		>
			<table
				className={cx("w-full text-left", isWide && "max-sm:[&_:is(tbody,tr,td)]:block max-sm:block sm:min-w-160")}
			>
				<thead className={isWide ? "max-sm:sr-only" : ""}>
					<tr className="border-line border-b">
						{table.header.map((cell, index) => (
							<th key={index} scope="col" className="px-4 py-2.5 font-medium text-ink-soft first-letter:uppercase">
								<Inline tokens={cell.tokens} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row, index) => (
						<tr key={index} id={ids[index]} className={cx(ROW_CLASS, isWide && "max-sm:py-2")}>
							{row.map((cell, at) => (
								<td
									key={at}
									data-label={at > 0 ? titleOf(table.header[at]) : undefined}
									className={cx(
										"px-4",
										isWide ? STACKED_CLASS : "py-2.5",
										isWide && at === longest && "sm:w-1/3",
										at < row.length - 1 && "[&_code]:wrap-normal",
									)}
								>
									<Inline tokens={cell.tokens} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

const ROW_CLASS = cx(
	"border-line border-b align-top last:border-b-0 target:bg-seal-soft target:shadow-[inset_3px_0_var(--seal)]",
	"forced-colors:target:outline-2 forced-colors:target:-outline-offset-2",
);

const STACKED_CLASS = cx(
	"py-1 empty:hidden sm:py-2.5 sm:empty:table-cell max-sm:first:font-medium",
	"max-sm:data-label:before:block max-sm:data-label:before:text-ink-soft max-sm:data-label:before:text-xs",
	"max-sm:before:content-[attr(data-label)]",
);

/** The one with the most text, which gets the most room. */
function longestColumn({ header, rows }: Tokens.Table): number {
	const lengths = header.map((_, at) => rows.reduce((sum, row) => sum + (row[at]?.text.length ?? 0), 0));
	return lengths.indexOf(Math.max(...lengths));
}

/** Of a column. */
function titleOf(cell: Tokens.TableCell | undefined): string {
	const text = cell ? plainText(cell) : "";
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function Inline({ tokens = [] }: { tokens?: readonly Token[] | undefined }): ReactNode {
	return tokens.map((token, index) => <Fragment key={index}>{inline(token)}</Fragment>);
}

function inline(token: Token): ReactNode {
	switch (token.type) {
		case "codespan":
			return <Word>{token.text}</Word>;
		case "strong":
			return (
				<strong className="font-semibold">
					<Inline tokens={token.tokens} />
				</strong>
			);
		case "em":
			return (
				<em>
					<Inline tokens={token.tokens} />
				</em>
			);
		case "link":
			return <Link link={token as Tokens.Link} />;
		default:
			return "tokens" in token && token.tokens ? (
				<Inline tokens={token.tokens} />
			) : (
				String("text" in token ? token.text : token.raw)
			);
	}
}

const GUIDE = /^([a-z-]+)\.md(#.*)?$/;

/** Files of the repository other than guides aren’t on the server. */
function Link({ link }: { link: Tokens.Link }) {
	const [, slug, anchor = ""] = GUIDE.exec(link.href) ?? [];
	const href = slug ? `/docs/guides/${slug}${anchor}` : link.href;
	if (!/^(?:https:|#|\/)/.test(href)) return <Inline tokens={link.tokens} />;
	return (
		<a href={href} className="text-seal underline">
			<Inline tokens={link.tokens} />
		</a>
	);
}
