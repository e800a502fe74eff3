/** Words that generated forms are made of. */
export type FormWords = {
	titles: readonly string[];
	texts: readonly string[];
	dates: readonly string[];
	sign: readonly string[];
	signedOn: string;
	parties: readonly (readonly [string, string])[];
	initials: string;
	ticks: readonly string[];
	sentences: readonly string[];
	columns: readonly string[];
	items: readonly string[];
	page: string;
};

export const LANGUAGES: readonly FormWords[] = [
	{
		titles: ["Registration Form", "Loan Agreement", "Volunteer Agreement", "Equipment Hire"],
		texts: [
			"Full name",
			"Company",
			"Street address",
			"City",
			"Phone number",
			"E-mail address",
			"Job title",
			"Passport number",
			"Serial no.",
			"Purpose of visit",
		],
		dates: ["Date of birth", "Expiry date", "Start date"],
		sign: ["Signature", "Authorised signature", "Signed by", "Applicant's signature"],
		signedOn: "Date",
		parties: [
			["Lender", "Borrower"],
			["Employer", "Employee"],
			["Seller", "Buyer"],
		],
		initials: "Initials",
		ticks: ["I agree to the terms", "Send me the newsletter", "I have read the rules", "Vegetarian meal", "Full time"],
		sentences: [
			"The hirer keeps the equipment clean and returns it on time.",
			"Damage is reported at once and paid for by the hirer.",
			"This form is kept for two years after the date of the last entry.",
			"Questions are answered by our office on weekdays.",
		],
		columns: ["Item", "Price", "Quantity"],
		items: ["Tent", "Lamp", "Rope", "Stove"],
		page: "Page 1 of 3",
	},
	{
		titles: ["Anmeldung", "Leihvertrag", "Einverständniserklärung", "Übergabeprotokoll"],
		texts: [
			"Vorname und Name",
			"Unternehmen",
			"Straße und Hausnummer",
			"PLZ und Ort",
			"Telefon",
			"E-Mail",
			"Funktion",
			"Ausweisnummer",
			"Zählerstand",
			"Bemerkung",
		],
		dates: ["Geburtsdatum", "Vertragsbeginn (Datum)"],
		sign: ["Unterschrift", "Unterschrift des Antragstellers", "Rechtsverbindliche Unterschrift"],
		signedOn: "Datum",
		parties: [
			["Verkäufer", "Käufer"],
			["Arbeitgeber", "Arbeitnehmer"],
			["Vermieter", "Mieter"],
		],
		initials: "Kürzel",
		ticks: ["Ich stimme zu", "Ich bin Mitglied", "Bitte zurückrufen", "Schlüssel erhalten"],
		sentences: [
			"Der Entleiher behandelt die Sachen pfleglich und gibt sie rechtzeitig zurück.",
			"Schäden werden sofort gemeldet.",
			"Die Daten werden nach zwei Jahren gelöscht.",
			"Es gilt das Recht am Sitz des Verleihers.",
		],
		columns: ["Gegenstand", "Preis", "Anzahl"],
		items: ["Zelt", "Lampe", "Seil", "Kocher"],
		page: "Seite 1 von 3",
	},
	{
		titles: ["Fiche d'inscription", "Contrat de prêt", "Autorisation parentale", "Bon de commande"],
		texts: [
			"Nom et prénom",
			"Société",
			"Adresse",
			"Code postal et ville",
			"Téléphone",
			"Courriel",
			"Fonction",
			"Numéro de contrat",
			"Observations",
		],
		dates: ["Date de naissance", "Date de début"],
		sign: ["Signature", "Signature du client", "Signature du représentant"],
		signedOn: "Date",
		parties: [
			["Le vendeur", "L'acheteur"],
			["L'employeur", "Le salarié"],
			["Le bailleur", "Le locataire"],
		],
		initials: "Paraphe",
		ticks: ["J'accepte les conditions", "Je souhaite être rappelé", "Transport compris", "Repas végétarien"],
		sentences: [
			"L'emprunteur prend soin du matériel et le rend à temps.",
			"Tout dommage est signalé sans délai.",
			"Les données sont conservées pendant deux ans.",
			"Le présent document est établi en deux exemplaires.",
		],
		columns: ["Article", "Prix", "Quantité"],
		items: ["Tente", "Lampe", "Corde", "Réchaud"],
		page: "Page 1 sur 3",
	},
	{
		titles: ["Formulario de inscripción", "Contrato de préstamo", "Autorización"],
		texts: [
			"Nombre y apellidos",
			"Empresa",
			"Dirección",
			"Ciudad",
			"Teléfono",
			"Correo electrónico",
			"Cargo",
			"Número de cuenta",
		],
		dates: ["Fecha de nacimiento", "Fecha de inicio"],
		sign: ["Firma", "Firma del solicitante"],
		signedOn: "Fecha",
		parties: [
			["El arrendador", "El arrendatario"],
			["La empresa", "El trabajador"],
		],
		initials: "Iniciales",
		ticks: ["Acepto las condiciones", "Deseo recibir noticias", "Soy socio"],
		sentences: [
			"El usuario cuida el material y lo devuelve a tiempo.",
			"Los daños se comunican sin demora.",
			"Los datos se guardan durante dos años.",
		],
		columns: ["Artículo", "Precio", "Cantidad"],
		items: ["Tienda", "Cuerda", "Hornillo"],
		page: "Página 1 de 3",
	},
	{
		titles: ["Modulo di adesione", "Contratto di prestito", "Delega"],
		texts: ["Nome e cognome", "Azienda", "Indirizzo", "Città", "Telefono", "E-mail", "Qualifica", "Numero di conto"],
		dates: ["Data di nascita", "Data di inizio"],
		sign: ["Firma", "Firma leggibile", "Firma del richiedente"],
		signedOn: "Data",
		parties: [
			["Il locatore", "Il conduttore"],
			["Il venditore", "L'acquirente"],
		],
		initials: "Sigla",
		ticks: ["Accetto le condizioni", "Sono socio", "Desidero essere richiamato"],
		sentences: [
			"Chi prende in prestito il materiale lo tratta con cura.",
			"I danni sono comunicati subito.",
			"I dati sono conservati per due anni.",
		],
		columns: ["Articolo", "Prezzo", "Quantità"],
		items: ["Tenda", "Corda", "Fornello"],
		page: "Pagina 1 di 3",
	},
	{
		titles: ["Inschrijfformulier", "Bruikleenovereenkomst", "Machtiging"],
		texts: [
			"Voornaam en achternaam",
			"Bedrijf",
			"Adres",
			"Woonplaats",
			"Telefoon",
			"E-mail",
			"Functie",
			"Rekeningnummer",
		],
		dates: ["Geboortedatum", "Startdatum"],
		sign: ["Handtekening", "Handtekening aanvrager"],
		signedOn: "Datum",
		parties: [
			["Verhuurder", "Huurder"],
			["Werkgever", "Werknemer"],
		],
		initials: "Paraaf",
		ticks: ["Ik ga akkoord", "Ik ben lid", "Bel mij terug"],
		sentences: [
			"De gebruiker gaat zorgvuldig met het materiaal om.",
			"Schade wordt direct gemeld.",
			"De gegevens worden twee jaar bewaard.",
		],
		columns: ["Artikel", "Prijs", "Aantal"],
		items: ["Tent", "Touw", "Brander"],
		page: "Pagina 1 van 3",
	},
];
