import type { TestimonialsCopy } from '../en/testimonials';

export const testimonials: TestimonialsCopy = {
  eyebrow: 'उन्हीं के शब्दों में',
  title: 'लोगों के अनुभव',
  lead: 'जो लोग हमारे साथ रहे, और जो परिवार उनके साथ आए, वे बताते हैं कि उन्हें कैसा लगा।',
  pause: 'चलती पट्टी रोकें',
  play: 'पट्टी फिर चलाएँ',
  strip: 'लोगों के अनुभव, वीडियो में',
  watch: 'देखें',
  card: 'वीडियो चलाएँ: {name} की कहानी',
  close: 'वीडियो बंद करें',
  loading: 'वीडियो लोड हो रहा है...',
  broken: 'माफ़ कीजिए, यह वीडियो यहाँ नहीं चल सकता।',
  brokenCall: 'केंद्र का जीवन कैसा है, यह हम फ़ोन पर बता सकते हैं:',
  provider: 'यह वीडियो YouTube से चलता है। न चले तो हमें फ़ोन करके पूछें:',
  openFilm: 'वीडियो अलग से खोलें',
};
