import { Body, Button, Container, Head, Heading, Html, Img, Link, Preview, Text } from "@react-email/components";
import { plainText } from "#lib/i18n/bidi.ts";
import { intlLocale, textDirection } from "#lib/i18n/locales.ts";
import { Box } from "./box.tsx";
import type { MailBody, MailBrand } from "./content.ts";
import { DocumentCard } from "./document-card.tsx";
import { IsolatedText } from "./isolated-text.tsx";
import { Quotation } from "./quotation.tsx";
import { COLORS, FONT_FAMILY, mailColors, STATES, STYLE_SHEET } from "./theme.ts";

const text = { fontFamily: FONT_FAMILY, color: COLORS.ink, fontSize: "16px", lineHeight: "24px", margin: "0" } as const;
const small = { ...text, color: COLORS.inkSoft, fontSize: "13px", lineHeight: "20px" } as const;

/** How text stands on the paper: on a brand's own background always in the colour that can be read there. */
function onPaper(brand: MailBrand | undefined, className: string): { className: string; style: { color?: string } } {
	const { background, backgroundText } = mailColors(brand);
	return background && backgroundText ? { className: "", style: { color: backgroundText } } : { className, style: {} };
}

const LOGO_MOST = { width: 240, height: 40 };

/** As large as the masthead allows, proportions kept; spelled out, since some mail programs know no max-width. */
function logoPlace({ logoSize }: MailBrand): { width?: string; height: string } {
	if (!logoSize?.widthPx || !logoSize.heightPx) return { height: String(LOGO_MOST.height) };
	const { widthPx, heightPx } = logoSize;
	const scale = Math.min(LOGO_MOST.width / widthPx, LOGO_MOST.height / heightPx, 1);
	return { width: String(Math.round(widthPx * scale)), height: String(Math.round(heightPx * scale)) };
}

/** The product's own sign; where pictures are off, its colour and shape are left. */
function ProductMark({ url }: { url: string }) {
	const shape = { display: "inline-block", verticalAlign: "middle", borderRadius: "8px", marginRight: "10px" };
	return <Img src={url} alt="" width="28" height="28" style={{ ...shape, backgroundColor: COLORS.seal }} />;
}

function Masthead({ brand, markUrl }: { brand: MailBrand | undefined; markUrl: string }) {
	const paper = onPaper(brand, "s-ink");
	const name = { ...text, ...paper.style, fontSize: "18px", fontWeight: 600, letterSpacing: "-0.01em" };
	if (brand?.logoUrl) {
		return (
			<Img
				className={paper.className}
				src={brand.logoUrl}
				alt={brand.name}
				{...logoPlace(brand)}
				style={{ ...name, maxWidth: "100%" }}
			/>
		);
	}
	return (
		<Text className={paper.className} style={name}>
			{brand === undefined ? (
				<>
					<ProductMark url={markUrl} />
					<span style={{ verticalAlign: "middle" }}>Signet</span>
				</>
			) : (
				<bdi>{brand.name}</bdi>
			)}
		</Text>
	);
}

function StatePill({ state }: { state: NonNullable<MailBody["state"]> }) {
	const { icon, ...colors } = STATES[state.tone];
	const shape = { display: "inline-block", padding: "2px 12px 2px 10px", borderRadius: "999px", fontWeight: 600 };
	return (
		<Text style={{ ...text, marginBottom: "16px" }}>
			<span className={`s-${state.tone}`} style={{ ...text, ...shape, ...colors, fontSize: "13px" }}>
				<span aria-hidden="true">{icon}</span>
				{`\u00a0 ${state.word}`}
			</span>
		</Text>
	);
}

function Action({ label, url, brand }: { label: string; url: string; brand: MailBrand | undefined }) {
	const { button, buttonText } = mailColors(brand);
	const shape = { padding: "14px 28px", borderRadius: "8px", fontWeight: 600 };
	return (
		<Box style={{ paddingTop: "28px" }}>
			<Button className="s-button" href={url} style={{ ...text, ...shape, backgroundColor: button, color: buttonText }}>
				{label}
			</Button>
		</Box>
	);
}

function Card({ body, brand }: { body: MailBody; brand: MailBrand | undefined }) {
	const surface = { backgroundColor: COLORS.surface, border: `1px solid ${COLORS.line}`, borderRadius: "12px" };
	const heading = { ...text, fontSize: "24px", lineHeight: "32px", fontWeight: 600, letterSpacing: "-0.015em" };
	return (
		<Box className="s-surface s-card" style={{ ...surface, padding: "36px 40px" }}>
			{body.state === null ? null : <StatePill state={body.state} />}
			<Heading as="h1" className="s-ink" style={{ ...heading, margin: "0 0 16px" }}>
				<IsolatedText>{body.heading}</IsolatedText>
			</Heading>
			{[body.greeting, ...body.paragraphs].map((paragraph) => (
				<Text key={paragraph} className="s-ink" style={{ ...text, marginBottom: "12px" }}>
					<IsolatedText>{paragraph}</IsolatedText>
				</Text>
			))}
			{body.card === null ? null : <DocumentCard {...body.card} />}
			{body.quote === null ? null : <Quotation label={body.quote.label} text={body.quote.text} />}
			{body.action === null ? null : <Action {...body.action} brand={brand} />}
			{body.notes.map((note) => (
				<Text key={note} className="s-soft" style={{ ...small, paddingTop: "20px" }}>
					<IsolatedText>{note}</IsolatedText>
				</Text>
			))}
		</Box>
	);
}

function Footer({ body, fallback, brand }: { body: MailBody; fallback: string; brand: MailBrand | undefined }) {
	const paper = onPaper(brand, "s-soft");
	const line = {
		...small,
		...paper.style,
		fontSize: "12px",
		lineHeight: "18px",
		paddingBottom: "8px",
	} as const;
	return (
		<Box style={{ padding: "20px 4px 0" }}>
			{body.footer.map((sentence) => (
				<Text key={sentence} className={paper.className} style={line}>
					<IsolatedText>{sentence}</IsolatedText>
				</Text>
			))}
			{body.action === null ? null : (
				<Text className={paper.className} style={line}>
					{fallback}
					<br />
					<Link
						className={`${paper.className} s-plain`}
						href={body.action.url}
						style={{ color: COLORS.inkSoft, ...paper.style, wordBreak: "break-all" }}
					>
						{body.action.url}
					</Link>
				</Text>
			)}
		</Box>
	);
}

type MailLayoutProps = {
	locale: string;
	body: MailBody;
	brand: MailBrand | undefined;
	words: { fallback: string; testDocument: string };
	/** Absolute address of the product's sign. */
	markUrl: string;
};

/** The one page every mail is set on: 600 px, readable without pictures, light and dark. */
export function MailLayout({ locale, body, brand, words, markUrl }: MailLayoutProps) {
	const background = mailColors(brand).background;
	const paper = { backgroundColor: background ?? COLORS.paper, margin: "0", padding: "0" };
	// A brand's own background stays in the dark: its owner chose it to go with the logo.
	const paperClass = background === null ? "s-paper" : "";
	return (
		<Html lang={intlLocale(locale)} dir={textDirection(locale)}>
			<Head>
				<title>{plainText(body.subject)}</title>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
				<style>{STYLE_SHEET}</style>
			</Head>
			<Body className={paperClass} style={paper}>
				<Preview>{plainText(body.preview)}</Preview>
				<Container style={{ width: "100%", maxWidth: "600px" }}>
					{/* Inherited: one long word in a name would widen the whole mail, and cut it off on a phone. */}
					<Box className="s-outer" style={{ padding: "32px 16px 40px", overflowWrap: "anywhere" }}>
						<Box style={{ padding: "0 4px 20px" }}>
							<Masthead brand={brand} markUrl={markUrl} />
						</Box>
						{body.isSandbox ? (
							<Text className="s-warn" style={{ ...small, ...testNote }}>
								{words.testDocument}
							</Text>
						) : null}
						<Card body={body} brand={brand} />
						<Footer body={body} fallback={words.fallback} brand={brand} />
					</Box>
				</Container>
			</Body>
		</Html>
	);
}

const testNote = {
	color: STATES.warn.color,
	backgroundColor: STATES.warn.backgroundColor,
	borderRadius: "8px",
	padding: "8px 12px",
	marginBottom: "12px",
	textAlign: "center",
} as const;
