import { useContent } from "../../content/use-content.tsx";

/** The figures, and what one of the clients behind them says. */
export function StatsStrip() {
  const { stats, testimonials, heard } = useContent("landing");
  const [first] = testimonials.people;
  if (stats.length === 0) return null;
  return (
    <section aria-label={heard.stats} className="bg-primary text-primary-content">
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-8 px-5 py-10 sm:px-8 xl:grid-cols-[7fr_5fr] xl:py-14">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-x-4 gap-y-6 sm:flex sm:flex-wrap sm:justify-between sm:gap-x-10">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-sm leading-snug font-semibold sm:text-base">{label}</dt>
              <dd className="font-display text-title sm:text-headline font-extrabold">{value}</dd>
            </div>
          ))}
        </dl>
        {first && (
          <figure className="border-primary-content/40 border-t pt-7 xl:border-t-0 xl:border-l xl:py-2 xl:pl-12">
            <blockquote className="text-lg leading-relaxed font-semibold text-pretty">
              “{first.text}”
            </blockquote>
            <figcaption className="mt-3 text-sm">
              {first.name}
              {first.role && `, ${first.role}`}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
