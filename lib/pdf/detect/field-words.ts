/** What a place is for, from the words beside it. */
export type Purpose = "signature" | "initials" | "signingDate" | "date" | "otherDate" | "text";

/**
 * Words by purpose; English, French, German, Spanish, Italian, Portuguese, Dutch. Accents are left out, as they are
 * in what is compared.
 */
const WORDS: Readonly<Record<Exclude<Purpose, "signingDate" | "date">, readonly string[]>> = {
	signature: [
		"signature|signatures|signed|signed by|sign here|signatory|authori[sz]ed signatory|autograph",
		"signe par|lu et approuve|bon pour accord",
		"unterschrift|unterschriften|unterschrieben|unterzeichnet|unterzeichner|gezeichnet|gez",
		"firma|firmas|firmado|firmado por|fdo|rubrica|el firmante",
		"firme|firmato|firma leggibile|il dichiarante|firma del dichiarante",
		"assinatura|assinaturas|assinado|assinado por",
		"handtekening|handtekeningen|ondertekening|getekend|voor akkoord",
	],
	initials: [
		"initials|initial here|initials here|paraphe|paraphes|kurzel|paraphe?n?|handzeichen|namenszeichen",
		"iniciales|iniziali|sigla|rubricas?|iniciais|paraaf|parafen|visto",
	],
	otherDate: [
		"birth|born|dob|birthday|naissance|nee? le|geburtsdatum|geburtstag|geboren|geb|nacimiento|nascita|nato il|nascimento|geboortedatum|geboren op",
		"start date|end date|begin|beginning|commencement|expiry|expires|expiration|valid until|valid to|due date|effective|delivery date|move-in|hire date|from|until|to",
		"debut|fin|echeance|entree en vigueur|a compter du|du|au|jusqu au|valable jusqu au",
		"beginn|ende|ab|bis|gultig bis|ablauf|eintrittsdatum|mietbeginn|vertragsbeginn|liefertermin|von",
		"inicio|vencimiento|desde|hasta|inizio|scadenza|fine|dal|al|inicio|validade|ate|ingangsdatum|einddatum|startdatum|geldig tot|vanaf|tot",
	],
	text: [
		"name|names|full name|first name|last name|surname|forename|print name|printed name|nom|prenom|noms|vorname|nachname|familienname|nombre|nombres|apellido|apellidos|nome|cognome|sobrenome|apelido|naam|voornaam|achternaam",
		"address|street|city|town|zip|postcode|postal code|state|country|county|adresse|rue|ville|code postal|pays|anschrift|strasse|hausnummer|plz|ort|wohnort|land|direccion|calle|ciudad|codigo postal|pais|provincia|indirizzo|via|citta|cap|paese|endereco|rua|cidade|codigo postal|adres|straat|woonplaats|postcode|plaats|place|lieu|fait a|luogo|lugar|local|en|a|in|te",
		"company|organisation|organization|business|employer|title|position|job title|occupation|profession|department|entreprise|societe|fonction|poste|titre|employeur|firma|firmenname|unternehmen|funktion|titel|beruf|abteilung|empresa|cargo|puesto|profesion|titulo|azienda|ditta|ruolo|qualifica|titolo|professione|funcao|profissao|bedrijf|functie|beroep",
		"e-?mail|email address|phone|telephone|tel|mobile|cell|fax|courriel|telephone|portable|telefon|handy|mobil|telefono|correo|cellulare|telemovel|telefone|celular|telefoon|mobiel|website",
		"account|iban|bic|bank|number|no|nr|id|passport|tax|vat|ssn|amount|total|price|sum|rent|deposit|numero|montant|somme|loyer|caution|compte|banque|konto|kontonummer|betrag|summe|miete|kaution|ausweisnummer|steuernummer|kundennummer|importe|cantidad|cuenta|dni|nif|importo|conto|codice fiscale|partita iva|valor|conta|contribuinte|bedrag|rekening|rekeningnummer|bsn|kenteken",
		"nationality|marital status|sex|gender|age|nationalite|staatsangehorigkeit|nacionalidad|nazionalita|nacionalidade|nationaliteit|witness|temoin|zeuge|testigo|testimone|testemunha|getuige",
		"comments?|remarks?|notes?|reason|description|details|relationship|observations?|remarques?|bemerkung(?:en)?|grund|observaciones|motivo|osservazioni|note|observacoes|opmerkingen|reden|subject|reference|objet|betreff|reference number|vin|make|model|year|quantity|dose|time|hours",
	],
};

/** Those who sign: the name of one under a rule says that they sign on it. */
const PARTIES = [
	"landlord|tenant|lessor|lessee|buyer|seller|purchaser|vendor|employer|employee|contractor|client|customer|borrower|lender|guarantor|licensor|licensee|consultant|supplier|applicant|participant|patient|parent|guardian|parent or guardian|parent/guardian|witness|trainer|student|owner|agent|manager|supervisor|for and on behalf of|disclosing party|receiving party|the company",
	"bailleur|locataire|preneur|vendeur|acheteur|acquereur|employeur|salarie|prestataire|l employeur|le salarie|le bailleur|le locataire|le vendeur|l acheteur|l acquereur|le client|le prestataire|l entreprise|le mandant|le mandataire",
	"vermieter|mieter|kaufer|verkaufer|arbeitgeber|arbeitnehmer|auftraggeber|auftragnehmer|kunde|kundin|vermieterin|mieterin|darlehensgeber|darlehensnehmer|erziehungsberechtigte|erziehungsberechtigter|antragsteller|kontoinhaber",
	"arrendador|arrendatario|comprador|vendedor|empleador|trabajador|empleado|cliente|el arrendador|el arrendatario|la empresa|el trabajador",
	"locatore|conduttore|acquirente|venditore|datore di lavoro|lavoratore|il locatore|il conduttore|il venditore|l acquirente|il cliente|il lavoratore",
	"senhorio|inquilino|locador|locatario|empregador|trabalhador|o senhorio|o inquilino|contratante|contratada|contratado",
	"verhuurder|huurder|koper|verkoper|werkgever|werknemer|opdrachtgever|opdrachtnemer|de verhuurder|de huurder|de werkgever|de werknemer",
];

function matcher(lists: readonly string[]): RegExp {
	return new RegExp(`(?<![a-z])(?:${lists.join("|")})(?![a-z])`);
}

const MATCHERS = {
	signature: matcher(WORDS.signature),
	initials: matcher(WORDS.initials),
	otherDate: matcher(WORDS.otherDate),
	text: matcher(WORDS.text),
	party: new RegExp(
		`^(?:the |de |der |die |das |dem |le |la |el |il |lo |o |a |\\()*(?:${PARTIES.join("|")})(?: [1-9])?\\)?$`,
	),
	partyWithin: new RegExp(`(?<![a-z])(?:${PARTIES.join("|")})(?: [1-9])?(?![a-z])`),
};
const ARTICLE = /^(?:the|de|der|die|das|le|la|l|el|il|o) /;

/**
 * The one who signs, by the words beside or above a place: "Tenant" of "Signature of the TENANT:"; null: no one is named.
 */
export function partyIn(text: string): string | null {
	const [match] = MATCHERS.partyWithin.exec(plainText(text)) ?? [];
	const party = match?.replace(ARTICLE, "");
	if (!party) return null;
	const words = text.split(/[^\p{L}\p{M}\p{N}/]+/u).filter(Boolean);
	const count = party.split(" ").length;
	const start = words.findIndex((_, index) => plainText(words.slice(index, index + count).join(" ")) === party);
	const printed = start === -1 ? party : words.slice(start, start + count).join(" ");
	return printed.charAt(0).toUpperCase() + printed.slice(1).toLowerCase();
}

const EMAIL = /(?<![a-z])(?:e ?-?mail|courriel|correo electronico)(?![a-z])/;
/** Beside words for an email address: the place takes something else as well. */
const EMAIL_OR =
	/(?<![a-z])(?:phone|telephone|tel|mobile|fax|telefon|handy|telefono|telefone|telefoon|website|or|and|et|ou|und|oder|y|o|e|en|of)(?![a-z])|[/&]/;

/** Whether the words beside a place, or the name of a form field, ask for an email address and nothing else. */
export function asksForEmail(label: string): boolean {
	const plain = plainText(label.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
	return EMAIL.test(plain) && plain.split(" ").length <= 5 && !EMAIL_OR.test(plain.replace(EMAIL, ""));
}

/** Before a rule, and nothing else. */
const SIGN_HERE = /^(?:x|by|per|i a|i v|ppa)$/;
/** What leads to a date when it stands last. */
const DATE_LEAD = /(?:^| )(?:le|den|am|il|op|em|el|on|on this)$/;
/** "Date" beside another thing asks for that thing's date; alone it is a word of its own. */
const DATE_NOUN = /(?<![a-z])(?:date|dated|[a-z]*datum|fecha|data)(?![a-z])/;
/** Liefer-, Vertrags-, Start-: the date of something. */
const COMPOUND_DATE = /[a-z]datum(?![a-z])/;
const SIGNATURE_NOUN =
	/(?<![a-z])(?:signature|unterschrift|unterschriften|firma|firme|assinatura|handtekening|autograph|signed by|sign here)(?![a-z])/;
const SIGNING_DATE =
	/date signed|signature date|signing date|signed on|date (?:of|de la|de|della|da|van) (?:the )?(?:signature|firma|assinatura|ondertekening)|datum der unterschrift|datum unterschrift|fecha de (?:la )?firma|data (?:della |da )(?:firma|assinatura)|fait le/;
/** A person's name asked for in words that speak of signing. */
const NAME_OF =
	/(?<![a-z])(?:names?|nom|nome|nombre|naam|nachname|vorname|title|position|capacity|address|email|e-mail)(?![a-z])/;
const WITH_NAME_BELOW =
	/(?:over|above) printed name|(?:nom|nome|nombre|naam|name) (?:et|e|y|en|und|and|\/|\+|&) (?:la )?(?:signature|firma|assinatura|handtekening|unterschrift)/;
const GERMAN =
	/(?<![a-z])(?:und|der|die|das|mit|von|fur|ort|datum|unterschrift|strasse|telefon|anschrift|bitte)(?![a-z])/;

/** A text as labels are compared: small letters, no accents, no signs but the ones in words. */
export function plainText(text: string): string {
	return text
		.toLowerCase()
		.replaceAll("\u00df", "ss")
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[^\p{L}\p{N}/()+&@-]+/gu, " ")
		.trim();
}

/** Whether a page is in German, where "Firma" is a company; elsewhere it is a signature. */
export function isGermanPage(plain: string): boolean {
	const words = plain.split(" ");
	return words.filter((word) => GERMAN.test(word)).length >= 3;
}

type Reading = {
	/** null: none of the known words. */
	purpose: Purpose | null;
	/** The words name one who signs, and nothing else. */
	isParty: boolean;
};

/** What the words beside a place ask for. */
export function readLabel(label: string, isGerman: boolean): Reading {
	const plain = isGerman ? plainText(label).replace(/(?<![a-z])firma(?![a-z])/g, "company") : plainText(label);
	const isParty = MATCHERS.party.test(plain);
	return { purpose: isParty ? null : purposeOf(plain), isParty };
}

function purposeOf(plain: string): Purpose | null {
	if (plain === "") return null;
	if (SIGN_HERE.test(plain)) return "signature";
	if (SIGNING_DATE.test(plain)) return "signingDate";
	if (WITH_NAME_BELOW.test(plain)) return "signature";
	const isDate = DATE_NOUN.test(plain);
	if (MATCHERS.otherDate.test(plain) && (isDate || !MATCHERS.text.test(plain)) && !SIGNATURE_NOUN.test(plain)) {
		return isDate || isBirth(plain) ? "otherDate" : null;
	}
	if (DATE_LEAD.test(plain) && !SIGNATURE_NOUN.test(plain)) return isBirth(plain) ? "otherDate" : "date";
	if (MATCHERS.initials.test(plain)) return "initials";
	if (SIGNATURE_NOUN.test(plain)) return NAME_OF.test(plain) ? "text" : "signature";
	if (COMPOUND_DATE.test(plain)) return "otherDate";
	if (isDate) return MATCHERS.text.test(plain.replace(DATE_NOUN, "")) ? "text" : "date";
	if (MATCHERS.text.test(plain)) return "text";
	if (MATCHERS.signature.test(plain) && plain.split(" ").length <= 6) return "signature";
	return null;
}

function isBirth(plain: string): boolean {
	return /(?<![a-z])(?:birth|born|dob|birthday|naissance|nee? le|geburt\w*|geboren|geb|nacimiento|nascita|nato il|nascimento|geboortedatum)(?![a-z])/.test(
		plain,
	);
}
