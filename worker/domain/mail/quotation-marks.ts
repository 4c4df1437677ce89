/** Lines as mail programs write them are shorter; no pattern runs on a longer one. */
const LINE_MAX = 400;
/** A program's block of headers names all of them within so many lines. */
const HEADER_LINES = 6;

/** How programs say, above the mail that they quote, when who wrote it: `On … wrote:`. */
const WROTE = [
  /^On .+ wrote:$/,
  /^(Am|Den) .+ schrieb\b.*:$/,
  /^Le .+ a écrit ?:$/,
  /^El .+ escribió:$/,
  /^Il (giorno )?.+ ha scritto:$/,
  /^(Em|A|Às|No dia) .+ escreveu:$/,
  /^Op .+ schreef\b.*:$/,
  /^.+ napisał(\(a\)|a)?:$/,
  /^.+ (skrev|kirjoitti)\b.*:$/,
  /^Dne .+ napsal(a|\(a\))?:$/,
  /^.+ (пишет|написал|написала|написал\(а\)|пише|написав|написала):$/,
  /^.+ şunları yazdı:$/,
  /^.+(写道|寫道)[:：]$/,
  /^\d{4}年.+[:：]$/,
  // Any other language: a time, whose address, and a colon.
  /^.*\d{1,2}[:.]\d{2}.*<[^<>\s]+@[^<>\s]+>.{0,40}[:：]$/,
];

/** The line by which Outlook, and forwarding programs, set off the mail below. */
const SEPARATORS = [
  "Original Message",
  "Original Appointment",
  "Forwarded message",
  "Reply message",
  "Ursprüngliche Nachricht",
  "Weitergeleitete Nachricht",
  "Message d’origine",
  "Message transféré",
  "Mensaje original",
  "Mensaje reenviado",
  "Messaggio originale",
  "Messaggio inoltrato",
  "Mensagem original",
  "Mensagem encaminhada",
  "Oorspronkelijk bericht",
  "Doorgestuurd bericht",
  "Wiadomość oryginalna",
  "Oryginalna wiadomość",
  "Ursprungligt meddelande",
  "Oprindelig meddelelse",
  "Opprinnelig melding",
  "Alkuperäinen viesti",
  "Původní zpráva",
  "Исходное сообщение",
  "Orijinal Mesaj",
  "原始邮件",
  "元のメッセージ",
].map((words) => words.toLowerCase());

const FROM = header("From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|От|Від|Kimden|发件人|寄件者|差出人|보낸 사람");
const SENT = header(
  "Sent|Date|Gesendet|Datum|Envoyé|Enviado|Enviada em|Fecha|Data|Inviato|Verzonden|Wysłano|Odesláno|Skickat|Sendt|" +
    "Lähetetty|Отправлено|Дата|Надіслано|Gönderildi|Tarih|发送时间|寄件日期|送信日時|日付|보낸 날짜",
);
const TO_OR_SUBJECT = header(
  "To|Cc|Subject|An|Betreff|À|Objet|Para|Asunto|Assunto|A|Oggetto|Aan|Onderwerp|Do|Komu|Temat|Předmět|Till|Ämne|Til|" +
    "Emne|Vastaanottaja|Aihe|Кому|Тема|Kime|Konu|收件人|主题|主旨|宛先|件名|받는 사람|제목",
);

/** A header's line, its name in bold or not. */
function header(names: string): RegExp {
  return new RegExp(`^\\*?(${names})\\s?[:：]\\*?\\s`, "i");
}

/** Whether these lines, as one, name the writer and the time of what is quoted below. */
export function isAttribution(lines: readonly string[]): boolean {
  const line = lines.map((part) => part.trim()).join(" ");
  // Every program names the day or the time: without a digit, these are somebody's own words.
  if (line.length > LINE_MAX || !/\d/.test(line) || lines.some((part) => part.trim() === "")) return false;
  return WROTE.some((pattern) => pattern.test(line));
}

/** Whether a line says that another mail follows. */
export function isSeparator(line: string): boolean {
  if (line.length > LINE_MAX || !line.startsWith("--")) return false;
  const words = line
    .replace(/^-+|-+$/g, "")
    .trim()
    .toLowerCase()
    .replaceAll("'", "’");
  return SEPARATORS.includes(words);
}

/** Whether the headers of another mail begin here, or the rule above them. */
export function beginsHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = lines[at]?.trim() ?? "";
  const isRule = /^[_-]{10,}$/.test(first);
  const start = isRule ? at + 1 : at;
  const block = lines.slice(start, start + HEADER_LINES).map((line) => line.trim().slice(0, LINE_MAX));
  const has = (pattern: RegExp) => block.some((line) => pattern.test(`${line} `));
  return FROM.test(`${block[0] ?? ""} `) && has(SENT) && has(TO_OR_SUBJECT);
}
